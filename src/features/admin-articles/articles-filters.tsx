import { ARTICLE_CATEGORIES } from '#domain/article-categories.ts';
import { FilterSelect } from '#features/admin/filter-select.tsx';
import { readOneOf } from '#features/admin/list-search.ts';
import { useWide } from '#features/admin/use-wide.ts';
import { ARTICLE_SORTS, type ArticlesSearch } from './articles-search.ts';

const options = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const CATEGORIES = ARTICLE_CATEGORIES.map((category) => ({ value: category, label: category }));
const FEATURED = options({ oui: 'En vedette', non: 'Sans vedette' });
const PUBLISHED = options({ oui: 'Publiés', non: 'Non publiés' });
/** Where there are no heads of columns to press. */
const SORTS = options({
  titre: 'Titre',
  categorie: 'Catégorie',
  auteur: 'Auteur',
  date: 'Plus anciens',
});

type ArticlesFiltersProps = {
  search: ArticlesSearch;
  onChange: (search: ArticlesSearch) => void;
};

/** What is listed, and on a phone in which order. */
export function ArticlesFilters({ search, onChange }: ArticlesFiltersProps) {
  const { categorie, vedette, publie, tri } = search;
  const isWide = useWide();
  const change = (part: ArticlesSearch) => onChange({ ...search, ...part });
  const isFiltered = [categorie, vedette, publie, tri].some(Boolean);
  const fields = (
    <fieldset className="-mb-1 grid grid-cols-2 gap-x-6 md:flex">
      <legend className="sr-only">Filtres</legend>
      <FilterSelect
        label="Catégorie"
        all="Toutes"
        value={categorie}
        options={CATEGORIES}
        onChange={(value) => change({ categorie: readOneOf(value, ARTICLE_CATEGORIES) })}
      />
      <FilterSelect
        label="Vedette"
        all="Tous"
        value={vedette}
        options={FEATURED}
        onChange={(value) => change({ vedette: readOneOf(value, ['oui', 'non']) })}
      />
      <FilterSelect
        label="Publication"
        all="Tous"
        value={publie}
        options={PUBLISHED}
        onChange={(value) => change({ publie: readOneOf(value, ['oui', 'non']) })}
      />
      {!isWide && (
        <FilterSelect
          label="Trier par"
          all="Plus récents"
          value={tri}
          options={SORTS}
          onChange={(value) => change({ tri: readOneOf(value, ARTICLE_SORTS), ordre: undefined })}
        />
      )}
    </fieldset>
  );
  if (isWide) return fields;
  // On a phone they would push the list out of sight.
  return (
    <details className="mb-4">
      <summary className="min-h-11 cursor-pointer py-2.5 text-ui font-medium">
        {isFiltered ? 'Filtres et tri (actifs)' : 'Filtres et tri'}
      </summary>
      {fields}
    </details>
  );
}

import { REGIONS } from '#domain/regions.ts';
import { FilterSelect } from '#features/admin/filter-select.tsx';
import { readOneOf } from '#features/admin/list-search.ts';
import { useWide } from '#features/admin/use-wide.ts';
import { HOTEL_SORTS, type HotelsSearch } from './hotels-search.ts';

const options = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const REGION_OPTIONS = REGIONS.map((region) => ({ value: region, label: region }));
const FEATURED = options({ oui: 'Coups de cœur', non: 'Sans coup de cœur' });
const PUBLISHED = options({ oui: 'Publiés', non: 'Non publiés' });
const LINKED = options({ aucune: 'Sans destination' });
/** Where there are no heads of columns to press. */
const SORTS = options({
  nom: 'Nom',
  localisation: 'Localisation',
  region: 'Région',
  note: 'Note croissante',
  'note desc': 'Note décroissante',
  prix: 'Prix croissant',
  'prix desc': 'Prix décroissant',
});

type HotelsFiltersProps = { search: HotelsSearch; onChange: (search: HotelsSearch) => void };

/** What is listed, and on a phone in which order. */
export function HotelsFilters({ search, onChange }: HotelsFiltersProps) {
  const { region, coup, publie, destination, tri, ordre } = search;
  const isWide = useWide();
  const isFiltered = [region, coup, publie, destination, tri].some(Boolean);
  const change = (part: HotelsSearch) => onChange({ ...search, ...part });
  const fields = (
    <fieldset className="-mb-1 grid grid-cols-2 gap-x-6 md:flex">
      <legend className="sr-only">Filtres</legend>
      <FilterSelect
        label="Région"
        all="Toutes"
        value={region}
        options={REGION_OPTIONS}
        onChange={(value) => change({ region: readOneOf(value, REGIONS) })}
      />
      <FilterSelect
        label="Coup de cœur"
        all="Tous"
        value={coup}
        options={FEATURED}
        onChange={(value) => change({ coup: readOneOf(value, ['oui', 'non']) })}
      />
      <FilterSelect
        label="Publication"
        all="Tous"
        value={publie}
        options={PUBLISHED}
        onChange={(value) => change({ publie: readOneOf(value, ['oui', 'non']) })}
      />
      <FilterSelect
        label="Destinations"
        all="Avec ou sans"
        value={destination}
        options={LINKED}
        onChange={(value) => change({ destination: readOneOf(value, ['aucune']) })}
      />
      {!isWide && (
        <FilterSelect
          label="Trier par"
          all="Plus récents"
          value={tri && [tri, ordre].filter(Boolean).join(' ')}
          options={SORTS}
          onChange={(value) => {
            const [key, direction] = value?.split(' ') ?? [];
            change({
              tri: readOneOf(key, HOTEL_SORTS),
              ordre: readOneOf(direction, ['desc']),
            });
          }}
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

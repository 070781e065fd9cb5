import { FilterBar } from '#features/admin/filter-bar.tsx';
import { FilterSelect } from '#features/admin/filter-select.tsx';
import { SearchBox } from '#features/admin/search-box.tsx';
import { type NewsletterSearch, readNewsletterSearch } from './newsletter-search.ts';
import { SOURCE_LABELS } from './subscription-columns.tsx';

type NewsletterToolbarProps = {
  search: NewsletterSearch;
  onSearch: (search: NewsletterSearch) => void;
};

const STATES = [
  { value: 'actif', label: 'Actif' },
  { value: 'inactif', label: 'Inactif' },
];
const SOURCES = Object.entries(SOURCE_LABELS).map(([value, label]) => ({ value, label }));

/** Search and filters; they live in the address. */
export function NewsletterToolbar({ search, onSearch }: NewsletterToolbarProps) {
  const change = (part: Record<string, string | undefined>) =>
    onSearch(readNewsletterSearch({ ...search, ...part }));
  return (
    <FilterBar
      search={
        <SearchBox
          value={search.q ?? ''}
          label="Rechercher une adresse"
          onSearch={(q) => change({ q })}
        />
      }
    >
      <FilterSelect
        label="Statut"
        all="Tous"
        value={search.etat}
        options={STATES}
        onChange={(etat) => change({ etat })}
      />
      <FilterSelect
        label="Source"
        all="Toutes"
        value={search.source}
        options={SOURCES}
        onChange={(source) => change({ source })}
      />
    </FilterBar>
  );
}

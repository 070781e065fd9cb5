import { FilterBar } from '#admin/features/list/filters.tsx';
import { type ListFilter, labelOptions } from '#admin/features/list/list-filter.ts';
import { type NewsletterSearch, readNewsletterSearch } from './newsletter-search.ts';
import { SOURCE_LABELS } from './subscription-columns.tsx';

type NewsletterToolbarProps = {
  search: NewsletterSearch;
  onSearch: (search: NewsletterSearch) => void;
};

const STATES = { actif: 'Actif', inactif: 'Inactif' };
const FILTERS: readonly ListFilter[] = [
  { key: 'etat', label: 'Statut', all: 'Tous', options: labelOptions(STATES) },
  { key: 'source', label: 'Source', all: 'Toutes', options: labelOptions(SOURCE_LABELS) },
];

/** Search and filters of the subscribers. */
export function NewsletterToolbar({ search, onSearch }: NewsletterToolbarProps) {
  return (
    <FilterBar
      searchLabel="Rechercher une adresse"
      filters={FILTERS}
      search={search}
      onChange={(part) => onSearch(readNewsletterSearch({ ...search, ...part }))}
    />
  );
}

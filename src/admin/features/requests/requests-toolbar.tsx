import { FilterBar } from '#admin/features/list/filters.tsx';
import { type ListFilter, labelOptions } from '#admin/features/list/list-filter.ts';
import { DELIVERY_LABELS, TYPE_LABELS } from './request-texts.ts';
import { type RequestsSearch, readRequestsSearch } from './requests-search.ts';

type RequestsToolbarProps = {
  search: RequestsSearch;
  onSearch: (search: RequestsSearch) => void;
};

const STATES = { 'a-traiter': 'À traiter', traitee: 'Traitées' };
const FILTERS: readonly ListFilter[] = [
  { key: 'type', label: 'Type', all: 'Tous', options: labelOptions(TYPE_LABELS) },
  { key: 'etat', label: 'Suivi', all: 'Toutes', options: labelOptions(STATES) },
  { key: 'envoi', label: 'Email', all: 'Tous', options: labelOptions(DELIVERY_LABELS) },
];

/** Search and filters of the inbox. */
export function RequestsToolbar({ search, onSearch }: RequestsToolbarProps) {
  return (
    <FilterBar
      searchLabel="Rechercher une demande"
      filters={FILTERS}
      search={search}
      onChange={(part) => onSearch(readRequestsSearch({ ...search, ...part }))}
    />
  );
}

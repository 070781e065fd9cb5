import { FilterBar } from '#admin/features/list/filters.tsx';
import { type ListFilter, labelOptions } from '#admin/features/list/list-filter.ts';
import { type JournalSearch, readJournalSearch } from './journal-search.ts';
import { ACTION_LABELS, KIND_LABELS } from './journal-texts.ts';

type JournalToolbarProps = { search: JournalSearch; onSearch: (search: JournalSearch) => void };

const FILTERS: readonly ListFilter[] = [
  { key: 'quoi', label: 'Quoi', all: 'Tout', options: labelOptions(KIND_LABELS) },
  { key: 'action', label: 'Action', all: 'Toutes', options: labelOptions(ACTION_LABELS) },
];

/** Search and filters of the journal. */
export function JournalToolbar({ search, onSearch }: JournalToolbarProps) {
  return (
    <FilterBar
      searchLabel="Nom, personne"
      filters={FILTERS}
      search={search}
      onChange={(part) => onSearch(readJournalSearch({ ...search, ...part }))}
    />
  );
}

import { FilterBar } from '#features/admin/filter-bar.tsx';
import { FilterSelect } from '#features/admin/filter-select.tsx';
import { SearchBox } from '#features/admin/search-box.tsx';
import { type JournalSearch, readJournalSearch } from './journal-search.ts';
import { ACTION_LABELS, KIND_LABELS } from './journal-texts.ts';

type JournalToolbarProps = { search: JournalSearch; onSearch: (search: JournalSearch) => void };

const toOptions = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** Search and filters; they live in the address. */
export function JournalToolbar({ search, onSearch }: JournalToolbarProps) {
  const change = (part: Record<string, string | undefined>) =>
    onSearch(readJournalSearch({ ...search, ...part }));
  return (
    <FilterBar
      search={
        <SearchBox value={search.q ?? ''} label="Nom, personne" onSearch={(q) => change({ q })} />
      }
    >
      <FilterSelect
        label="Quoi"
        all="Tout"
        value={search.quoi}
        options={toOptions(KIND_LABELS)}
        onChange={(quoi) => change({ quoi })}
      />
      <FilterSelect
        label="Action"
        all="Toutes"
        value={search.action}
        options={toOptions(ACTION_LABELS)}
        onChange={(action) => change({ action })}
      />
    </FilterBar>
  );
}

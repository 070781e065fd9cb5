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
    <div className="mb-4 flex flex-wrap items-end gap-x-8 gap-y-3">
      <SearchBox
        value={search.q ?? ''}
        label="Rechercher un nom ou une personne"
        onSearch={(q) => change({ q })}
      />
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
    </div>
  );
}

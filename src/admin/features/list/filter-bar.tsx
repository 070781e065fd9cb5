import { FilterSelects } from './filter-selects.tsx';
import type { FilterSearch, ListFilter } from './list-filter.ts';
import { SearchBox } from './search-box.tsx';

type FilterBarProps = {
  searchLabel: string;
  filters: readonly ListFilter[];
  search: FilterSearch;
  /** What of the address changes. */
  onChange: (part: FilterSearch) => void;
};

/** Search and filters of a list: in a row, two by two on a phone. They live in the address. */
export function FilterBar({ searchLabel, filters, search, onChange }: FilterBarProps) {
  return (
    <div className="mb-4 flex flex-wrap items-end gap-x-8">
      <SearchBox value={search.q ?? ''} label={searchLabel} onSearch={(q) => onChange({ q })} />
      <fieldset className="-mb-1 grid grid-cols-2 gap-x-6 max-md:w-full md:-mb-2.5 md:flex">
        <legend className="sr-only">Filtres</legend>
        <FilterSelects filters={filters} search={search} onChange={onChange} />
      </fieldset>
    </div>
  );
}

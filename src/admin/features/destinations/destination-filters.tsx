import { FilterSelect } from '#admin/features/list/filters.tsx';
import type { FilterSearch } from '#admin/features/list/list-filter.ts';
import { SearchBox } from '#admin/features/list/search-box.tsx';
import { type DestinationSearch, STATES } from './destination-search.ts';

type DestinationFiltersProps = {
  search: DestinationSearch;
  /** What of the address changes. */
  onChange: (part: FilterSearch) => void;
};

/** Search and filter of the list; they live in the address. */
export function DestinationFilters({ search, onChange }: DestinationFiltersProps) {
  return (
    <>
      <SearchBox
        value={search.q ?? ''}
        label="Nom, slug ou sous-titre"
        onSearch={(q) => onChange({ q })}
      />
      <div className="-mb-2.5">
        <FilterSelect
          label="État"
          all="Toutes"
          options={STATES}
          value={search.etat}
          onChange={(etat) => onChange({ etat })}
        />
      </div>
    </>
  );
}

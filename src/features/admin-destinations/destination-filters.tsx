import { FilterSelect } from '#features/admin/filter-select.tsx';
import { readOneOf } from '#features/admin/list-search.ts';
import { SearchBox } from '#features/admin/search-box.tsx';
import { type DestinationSearch, STATES } from './destination-search.ts';

type DestinationFiltersProps = {
  search: DestinationSearch;
  onChange: (change: DestinationSearch) => void;
};

const STATE_VALUES = STATES.map(({ value }) => value);

/** Search and filter of the list; they live in the address. */
export function DestinationFilters({ search, onChange }: DestinationFiltersProps) {
  return (
    <>
      <SearchBox
        value={search.q ?? ''}
        label="Nom, slug ou sous-titre"
        onSearch={(q) => onChange({ q: q === '' ? undefined : q })}
      />
      <FilterSelect
        label="État"
        all="Toutes"
        options={STATES}
        value={search.etat}
        onChange={(value) => onChange({ etat: readOneOf(value, STATE_VALUES) })}
      />
    </>
  );
}

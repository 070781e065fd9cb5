import { FilterSelect } from './filter-select.tsx';
import type { FilterSearch, ListFilter } from './list-filter.ts';

type FilterSelectsProps = {
  filters: readonly ListFilter[];
  search: FilterSearch;
  onChange: (part: FilterSearch) => void;
};

export function FilterSelects({ filters, search, onChange }: FilterSelectsProps) {
  return filters.map(({ key, ...filter }) => (
    <FilterSelect
      key={key}
      {...filter}
      value={search[key]}
      onChange={(value) => onChange({ [key]: value })}
    />
  ));
}

import { FilterSelect } from './filter-select.tsx';
import { FilterSelects } from './filter-selects.tsx';
import { type FilterSearch, type ListFilter, labelOptions } from './list-filter.ts';
import { useWide } from './use-wide.ts';

type FoldingFiltersProps = {
  filters: readonly ListFilter[];
  /** By key and direction, « prix desc »; where there are no heads of columns to press. */
  orders: Readonly<Record<string, string>>;
  search: FilterSearch;
  /** What of the address changes. */
  onChange: (part: FilterSearch) => void;
};

/** What is listed, and on a phone in which order; there it is folded away until it is wanted. */
export function FoldingFilters({ filters, orders, search, onChange }: FoldingFiltersProps) {
  const isWide = useWide();
  const { tri, ordre } = search;
  const order = [tri, ordre].filter(Boolean).join(' ');
  const isActive = tri !== undefined || filters.some(({ key }) => search[key] !== undefined);
  const fields = (
    <fieldset className="-mb-1 grid grid-cols-2 gap-x-6 md:flex">
      <legend className="sr-only">Filtres</legend>
      <FilterSelects filters={filters} search={search} onChange={onChange} />
      {!isWide && (
        <FilterSelect
          label="Trier par"
          all="Plus récents"
          value={order in orders ? order : tri}
          options={labelOptions(orders)}
          onChange={(value) => {
            const [key, direction] = value?.split(' ') ?? [];
            onChange({ tri: key, ordre: direction });
          }}
        />
      )}
    </fieldset>
  );
  if (isWide) return fields;
  // On a phone they would push the list out of sight.
  return (
    <details className="mb-4">
      <summary className="min-h-11 cursor-pointer py-2.5 text-ui font-medium">
        {isActive ? 'Filtres et tri (actifs)' : 'Filtres et tri'}
      </summary>
      {fields}
    </details>
  );
}

import { useId } from 'react';
import { SelectControl } from '#admin/ui/fields.tsx';
import { type FilterSearch, type ListFilter, labelOptions } from './list-filter.ts';
import { SearchBox } from './search-box.tsx';
import { useWide } from './use-wide.ts';

type FilterSelectProps = Omit<ListFilter, 'key'> & {
  value: string | undefined;
  onChange: (value: string | undefined) => void;
};

/** One filter of a list; undefined filters nothing. */
export function FilterSelect({ label, value, all, options, onChange }: FilterSelectProps) {
  const id = useId();
  return (
    <div className="min-w-0 md:min-w-40">
      <label htmlFor={id} className="mb-1 block text-caption text-ink-2">
        {label}
      </label>
      <SelectControl
        id={id}
        placeholder={all}
        options={options}
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
        className="w-full border-0 border-b border-edge bg-paper-2 pl-0.5 text-field"
      />
    </div>
  );
}

type FiltersProps = {
  filters: readonly ListFilter[];
  search: FilterSearch;
  /** Receives the search parameters to change. */
  onChange: (part: FilterSearch) => void;
};

function FilterSelects({ filters, search, onChange }: FiltersProps) {
  return filters.map(({ key, ...filter }) => (
    <FilterSelect
      key={key}
      {...filter}
      value={search[key]}
      onChange={(value) => onChange({ [key]: value })}
    />
  ));
}

/** Search and filters of a list, kept in the URL: in a row, two by two on a phone. */
export function FilterBar({ searchLabel, ...props }: FiltersProps & { searchLabel: string }) {
  const { search, onChange } = props;
  return (
    <div className="mb-5 flex flex-wrap items-end gap-x-8 gap-y-3">
      <SearchBox value={search.q ?? ''} label={searchLabel} onSearch={(q) => onChange({ q })} />
      <fieldset className="grid grid-cols-2 gap-x-6 gap-y-3 max-md:w-full md:flex">
        <legend className="sr-only">Filtres</legend>
        <FilterSelects {...props} />
      </fieldset>
    </div>
  );
}

type FoldingFiltersProps = FiltersProps & {
  /** Labels by sort key and direction (« prix desc »), for phones, which have no column heads. */
  orders: Readonly<Record<string, string>>;
};

/** Filters of a list and, on a phone, its order, folded away. */
export function FoldingFilters({ orders, ...props }: FoldingFiltersProps) {
  const { filters, search, onChange } = props;
  const isWide = useWide();
  const { tri, ordre } = search;
  const order = [tri, ordre].filter(Boolean).join(' ');
  const isActive = tri !== undefined || filters.some(({ key }) => search[key] !== undefined);
  const fields = (
    <fieldset className="mb-5 grid grid-cols-2 gap-x-6 gap-y-3 md:flex">
      <legend className="sr-only">Filtres</legend>
      <FilterSelects {...props} />
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
  // Unfolded they would push the list off a phone's screen.
  return (
    <details className="mb-4">
      <summary className="min-h-11 cursor-pointer py-2.5 text-ui font-medium">
        {isActive ? 'Filtres et tri (actifs)' : 'Filtres et tri'}
      </summary>
      {fields}
    </details>
  );
}

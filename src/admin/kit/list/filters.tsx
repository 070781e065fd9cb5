import { useId } from 'react';
import { SelectControl } from '#admin/ui/fields.tsx';
import { useWide } from '#admin/ui/use-wide.ts';
import type { Column, Filter, Option } from './columns.tsx';
import type { ListSearch } from './list-config.ts';

type FilterSelectProps = {
  label: string;
  all: string;
  options: readonly Option[];
  value: string | undefined;
  onChange: (value: string | undefined) => void;
};

/** Renders one filter of a list; undefined filters nothing. */
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
        onChange={(event) => onChange(event.target.value || undefined)}
        className="w-full border-0 border-b border-edge bg-paper-2 pl-0.5 text-field"
      />
    </div>
  );
}

/** Orders that a phone offers, which has no column heads. */
const orderOptions = (columns: readonly Column<never>[]): Option[] =>
  columns
    .filter(({ sortKey }) => sortKey !== undefined)
    .flatMap(({ name, label, align }) => [
      { value: name, label: align ? `${label} croissant` : label },
      ...(align ? [{ value: `${name} desc`, label: `${label} décroissant` }] : []),
    ]);

type FiltersProps = {
  filters: readonly Omit<Filter<never>, 'passes'>[];
  /** Columns to sort by. */
  columns: readonly Column<never>[];
  search: ListSearch;
  onChange: (part: ListSearch) => void;
};

/** Renders the filters of a list and, on a phone, its order, folded away. */
export function Filters({ filters, columns, search, onChange }: FiltersProps) {
  const isWide = useWide();
  const { sort, order } = search;
  const orders = orderOptions(columns);
  const isSorted = !isWide && orders.length > 0;
  if (filters.length === 0 && !isSorted) return null;
  const fields = (
    <fieldset className="mb-5 grid grid-cols-2 gap-x-6 gap-y-3 md:flex">
      <legend className="sr-only">Filtres</legend>
      {filters.map(({ name, label, all, options }) => (
        <FilterSelect
          key={name}
          label={label}
          all={all}
          options={options}
          value={search[name]}
          onChange={(value) => onChange({ [name]: value })}
        />
      ))}
      {isSorted && (
        <FilterSelect
          label="Trier par"
          all="Plus récents"
          options={orders}
          value={[sort, order].filter(Boolean).join(' ')}
          onChange={(value) => {
            const [name, direction] = value?.split(' ') ?? [];
            onChange({ sort: name, order: direction });
          }}
        />
      )}
    </fieldset>
  );
  if (isWide) return fields;
  const isActive = sort !== undefined || filters.some(({ name }) => search[name] !== undefined);
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

import { useId } from 'react';
import { SelectControl } from '#admin/ui/fields.tsx';
import type { Filter, Option } from './columns.tsx';
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

type FiltersProps = {
  filters: readonly Omit<Filter<never>, 'passes'>[];
  search: ListSearch;
  onChange: (part: ListSearch) => void;
};

/** Renders the filters of a list, whose values are in the URL. */
export const Filters = ({ filters, search, onChange }: FiltersProps) => (
  <fieldset className="mb-5 grid grid-cols-2 gap-x-6 gap-y-3 empty:hidden md:flex">
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
  </fieldset>
);

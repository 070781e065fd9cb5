import { useId } from 'react';
import { SelectControl } from '#admin/ui/fields.tsx';
import type { Filter, ListSearch } from './list-config.ts';

type FiltersProps = {
  filters: readonly Omit<Filter<never>, 'passes'>[];
  /** Default label of the option that filters nothing. */
  all?: string;
  search: ListSearch;
  onChange: (part: ListSearch) => void;
};

export function Filters({ filters, all: none, search, onChange }: FiltersProps) {
  const id = useId();
  return (
    <fieldset className="mb-5 grid grid-cols-2 gap-x-6 gap-y-3 empty:hidden md:flex">
      <legend className="sr-only">Filtres</legend>
      {filters.map(({ name, label, all = none, options }) => (
        <div key={name} className="min-w-0 md:min-w-40">
          <label htmlFor={id + name} className="mb-1 block text-caption text-ink-2">
            {label}
          </label>
          <SelectControl
            id={id + name}
            placeholder={all}
            options={Object.entries(options).map(([value, text]) => ({ value, label: text }))}
            value={search[name] ?? ''}
            onChange={({ target }) => onChange({ [name]: target.value || undefined })}
            className="w-full border-0 border-b border-edge bg-paper-2 pl-0.5 text-field"
          />
        </div>
      ))}
    </fieldset>
  );
}

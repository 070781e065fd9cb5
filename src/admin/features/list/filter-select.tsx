import { SelectField } from '#ui/forms/select-field.tsx';

type FilterSelectProps = {
  label: string;
  value: string | undefined;
  /** The choice of everything. */
  all: string;
  options: readonly { readonly value: string; readonly label: string }[];
  onChange: (value: string | undefined) => void;
};

/** One filter of a list; undefined lets everything pass. */
export function FilterSelect({ label, value, all, options, onChange }: FilterSelectProps) {
  return (
    <SelectField
      label={label}
      variant="cell"
      className="min-w-0 md:min-w-40"
      placeholder={all}
      options={options}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
    />
  );
}

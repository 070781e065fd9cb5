import { Field, type FieldProps } from './field.tsx';
import { SelectControl, type SelectControlProps } from './select-control.tsx';

type SelectFieldProps = FieldProps &
  Omit<SelectControlProps, keyof FieldProps | 'chevronClass' | 'aria-invalid'>;

/** A native select under its label; `id`, `required` and the rest go to the select. */
export function SelectField({
  label,
  error,
  hint,
  variant,
  className,
  id,
  required,
  ...select
}: SelectFieldProps) {
  const field = { label, error, hint, variant, className, id, required };
  return (
    <Field {...field}>
      {(control) => (
        <SelectControl
          required={required}
          {...select}
          {...control}
          chevronClass={variant === 'cell' ? 'right-(--cell-x,0px) bottom-6' : undefined}
        />
      )}
    </Field>
  );
}

import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';

type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps>;

/** A one-line field; `id`, `required` and the rest go to the input. */
export function TextField({
  label,
  error,
  hint,
  variant,
  className,
  id,
  required,
  ...input
}: TextFieldProps) {
  const field = { label, error, hint, variant, className, id, required };
  return (
    <Field {...field}>
      {(control) => <input type="text" required={required} {...input} {...control} />}
    </Field>
  );
}

import type { ComponentProps } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Field, type FieldProps } from './field.tsx';

type TextAreaFieldProps = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps>;

/** A field of several lines, which grows with its text; `id`, `required` and the rest go to it. */
export function TextAreaField({
  label,
  error,
  hint,
  variant,
  className,
  id,
  required,
  ...area
}: TextAreaFieldProps) {
  const field = { label, error, hint, variant, className, id, required };
  return (
    <Field {...field}>
      {(control) => (
        <textarea
          required={required}
          {...area}
          {...control}
          className={classNames(
            control.className,
            'field-sizing-content h-auto max-h-96 min-h-30 resize-y py-2.5 supports-[field-sizing:content]:resize-none',
          )}
        />
      )}
    </Field>
  );
}

import type { ComponentProps } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Field, type FieldProps, splitFieldProps } from './field.tsx';

type TextAreaFieldProps = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps>;

export function TextAreaField(props: TextAreaFieldProps) {
  const [field, area] = splitFieldProps(props);
  return (
    <Field {...field}>
      {(control) => (
        <textarea
          required={field.required}
          {...area}
          {...control}
          className={classNames(
            control.className,
            'field-sizing-content h-auto max-h-96 min-h-30 resize-y pt-2.5 pb-[calc(0.625rem-var(--line))] supports-[field-sizing:content]:resize-none',
          )}
        />
      )}
    </Field>
  );
}

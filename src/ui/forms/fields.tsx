import type { ComponentProps } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Field, type FieldProps, splitFieldProps } from './field.tsx';
import { SelectControl, type SelectControlProps } from './select-control.tsx';

type WithField<TProps> = FieldProps & Omit<TProps, keyof FieldProps>;
export type TextFieldProps = WithField<ComponentProps<'input'>>;
export type AreaFieldProps = WithField<ComponentProps<'textarea'>>;
export type SelectFieldProps = WithField<Omit<SelectControlProps, 'chevronClass' | 'aria-invalid'>>;

export function TextField(props: TextFieldProps) {
  const [field, input] = splitFieldProps(props);
  return (
    <Field {...field}>
      {(control) => <input type="text" required={field.required} {...input} {...control} />}
    </Field>
  );
}

export function TextAreaField(props: AreaFieldProps) {
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
            !field.controlClass &&
              'field-sizing-content h-auto max-h-96 min-h-30 resize-y pt-2.5 pb-[calc(0.625rem-var(--line))] supports-[field-sizing:content]:resize-none',
          )}
        />
      )}
    </Field>
  );
}

export function SelectField(props: SelectFieldProps) {
  const [field, select] = splitFieldProps(props);
  const cellChevron = field.variant === 'cell' ? 'right-(--cell-x,0px) bottom-6' : undefined;
  return (
    <Field {...field}>
      {(control) => (
        <SelectControl
          required={field.required}
          {...select}
          {...control}
          // A select with its own classes, as in the administration, has a chevron from daisyUI.
          chevronClass={field.controlClass ? 'hidden' : cellChevron}
        />
      )}
    </Field>
  );
}

import type { ComponentProps } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Field, type FieldProps } from '#ui/forms/field.tsx';

type FrameProps = Omit<FieldProps, 'variant'>;
type ControlProps<TTag extends 'input' | 'textarea' | 'select'> = Omit<
  ComponentProps<TTag>,
  keyof FieldProps
>;

/** Classes of every control, beside daisyUI's `input`, `select` or `textarea`. */
export const CONTROL =
  'w-full border-edge bg-paper-2 text-ellipsis aria-invalid:border-2 aria-invalid:border-error aria-invalid:bg-error-bg';

export function TextInput(props: FrameProps & ControlProps<'input'>) {
  const { label, error, hint, className, ...input } = props;
  return (
    <Field {...props}>
      {(control) => (
        <input type="text" {...input} {...control} className={classNames('input', CONTROL)} />
      )}
    </Field>
  );
}

/** A multi-line field that grows with its text. */
export function TextArea(props: FrameProps & ControlProps<'textarea'>) {
  const { label, error, hint, className, ...area } = props;
  return (
    <Field {...props}>
      {(control) => (
        <textarea
          {...area}
          {...control}
          className={classNames(
            'textarea field-sizing-content max-h-96 min-h-30 resize-y supports-[field-sizing:content]:resize-none',
            CONTROL,
          )}
        />
      )}
    </Field>
  );
}

type SelectProps = FrameProps &
  Omit<ControlProps<'select'>, 'children'> & {
    options: readonly { readonly value: string; readonly label: string }[];
    /** First choice, with an empty value: « Choisissez ». */
    placeholder?: string | undefined;
  };

export function Select(props: SelectProps) {
  const { label, error, hint, className, ...select } = props;
  return (
    <Field {...props}>
      {(control) => <SelectControl {...select} {...control} className={CONTROL} />}
    </Field>
  );
}

type SelectControlProps = Pick<SelectProps, 'options' | 'placeholder'> & ComponentProps<'select'>;

export const SelectControl = ({
  options,
  placeholder,
  className,
  ...select
}: SelectControlProps) => (
  <select
    {...select}
    className={classNames('select has-[option[value=""]:checked]:text-ink-2', className)}
  >
    {placeholder !== undefined && <option value="">{placeholder}</option>}
    {options.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </select>
);

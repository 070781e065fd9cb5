import { type ComponentProps, useId } from 'react';
import { classNames } from '#ui/class-names.ts';
import { DateField } from '#ui/forms/date-field.tsx';
import { Field, type FieldProps } from '#ui/forms/field.tsx';
import { SelectControl, type SelectControlProps } from '#ui/forms/select-control.tsx';

type FrameProps = Omit<FieldProps, 'variant'>;
type ControlProps<TTag extends 'input' | 'textarea' | 'select'> = Omit<
  ComponentProps<TTag>,
  keyof FieldProps
>;

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

export const DateInput = (props: ComponentProps<typeof DateField>) => (
  <DateField {...props} inputClass={`input ${CONTROL}`} />
);

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

/** daisyUI's select has its own chevron. */
export const SELECT_CLASS = 'select has-[option[value=""]:checked]:text-ink-2';

export function Select(props: FrameProps & Omit<SelectControlProps, keyof FieldProps>) {
  const { label, error, hint, className, ...select } = props;
  return (
    <Field {...props}>
      {(control) => (
        <SelectControl
          {...select}
          {...control}
          chevronClass="hidden"
          className={`${SELECT_CLASS} ${CONTROL}`}
        />
      )}
    </Field>
  );
}

const CHECKBOX = 'checkbox checkbox-primary checkbox-sm not-checked:border-edge';

type CheckboxProps = {
  label: string;
  hint?: string | undefined;
  name?: string | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

export function Checkbox({ label, hint, name, checked, onChange }: CheckboxProps) {
  const id = useId();
  return (
    <div>
      <label className="flex min-h-11 items-center gap-3 text-ui">
        <input
          type="checkbox"
          name={name}
          checked={checked}
          aria-describedby={hint === undefined ? undefined : id}
          onChange={(event) => onChange(event.target.checked)}
          className={CHECKBOX}
        />
        {label}
      </label>
      {hint !== undefined && (
        <p id={id} className="pl-8 text-caption text-ink-2">
          {hint}
        </p>
      )}
    </div>
  );
}

export const RowCheckbox = (props: ComponentProps<'input'>) => (
  <label className="grid size-11 flex-none place-items-center">
    {/* Without transitions: « Tout choisir » would start two for each row. */}
    <input
      type="checkbox"
      {...props}
      className={`${CHECKBOX} transition-none before:transition-none`}
    />
  </label>
);

export const Form = ({ onSubmit, ...rest }: ComponentProps<'form'>) => (
  <form
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit?.(event);
    }}
    {...rest}
  />
);

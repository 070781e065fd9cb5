import { type ComponentProps, useId } from 'react';
import { DateField } from '#ui/forms/date-field.tsx';
import { SelectField, TextAreaField, TextField } from '#ui/forms/fields.tsx';

export const CONTROL_CLASS =
  'w-full border-edge bg-paper-2 text-ellipsis aria-invalid:border-2 aria-invalid:border-error aria-invalid:bg-error-bg';

export const TextInput = (props: ComponentProps<typeof TextField>) => (
  <TextField {...props} controlClass={`input ${CONTROL_CLASS}`} />
);

export const DateInput = (props: ComponentProps<typeof DateField>) => (
  <DateField {...props} controlClass={`input ${CONTROL_CLASS}`} />
);

const AREA =
  'textarea field-sizing-content max-h-96 min-h-30 resize-y supports-[field-sizing:content]:resize-none';

export const TextArea = (props: ComponentProps<typeof TextAreaField>) => (
  <TextAreaField {...props} controlClass={`${AREA} ${CONTROL_CLASS}`} />
);

/** Classes of a select, whose chevron daisyUI draws; while the chosen option is empty, its text is grey. */
export const SELECT_CLASS = 'select has-[option[value=""]:checked]:text-ink-2';

export const Select = (props: ComponentProps<typeof SelectField>) => (
  <SelectField {...props} controlClass={`${SELECT_CLASS} ${CONTROL_CLASS}`} />
);

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
    {/* No transitions, because « Tout choisir » would start two in each row. */}
    <input
      type="checkbox"
      {...props}
      className={`${CHECKBOX} transition-none before:transition-none`}
    />
  </label>
);

export const Form = ({ onSubmit, ...attributes }: ComponentProps<'form'>) => (
  <form
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      // React events bubble through portals: ignores the submission of a form in a dialog inside this one.
      if (event.target === event.currentTarget) onSubmit?.(event);
    }}
    {...attributes}
  />
);

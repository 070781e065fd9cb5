import { createFormHook } from '@tanstack/react-form';
import type { ComponentProps } from 'react';
import { Checkbox } from '#admin/ui/checkbox.tsx';
import { Select, TextArea, TextInput } from '#admin/ui/fields.tsx';
import { parseTagList } from '#domain/text/tag-list.ts';
import { fieldContext, formContext, useFieldContext, useFieldError } from './form-context.ts';
import { ImageField } from './image-field.tsx';

type LineFieldProps = Pick<
  ComponentProps<typeof TextInput>,
  'label' | 'hint' | 'required' | 'inputMode' | 'type' | 'placeholder' | 'className' | 'autoFocus'
> & {
  /** Called after each edit: a slug follows its name. */
  onEdited?: ((text: string) => void) | undefined;
};

export function LineField({ onEdited, ...props }: LineFieldProps) {
  const { name, state, handleChange } = useFieldContext<string>();
  return (
    <TextInput
      {...props}
      name={name}
      value={state.value}
      error={useFieldError()}
      onChange={(event) => {
        handleChange(event.target.value);
        onEdited?.(event.target.value);
      }}
    />
  );
}

type TextFieldProps = Pick<
  ComponentProps<typeof TextArea>,
  'label' | 'hint' | 'rows' | 'required' | 'placeholder' | 'className'
>;

export function TextField(props: TextFieldProps) {
  const { name, state, handleChange } = useFieldContext<string>();
  return (
    <TextArea
      {...props}
      name={name}
      value={state.value}
      error={useFieldError()}
      onChange={(event) => handleChange(event.target.value)}
    />
  );
}

type ChoiceFieldProps = Pick<
  ComponentProps<typeof Select>,
  'label' | 'hint' | 'required' | 'placeholder' | 'options' | 'className'
>;

export function ChoiceField(props: ChoiceFieldProps) {
  const { name, state, handleChange } = useFieldContext<string>();
  return (
    <Select
      {...props}
      name={name}
      value={state.value}
      error={useFieldError()}
      onChange={(event) => handleChange(event.target.value)}
    />
  );
}

export function CheckField({ label, hint }: { label: string; hint?: string | undefined }) {
  const { name, state, handleChange } = useFieldContext<boolean>();
  return (
    <Checkbox name={name} label={label} hint={hint} checked={state.value} onChange={handleChange} />
  );
}

/** A comma-separated list; the resulting items are shown below. */
export function ListField({ label, hint }: { label: string; hint?: string | undefined }) {
  const { name, state, handleChange } = useFieldContext<string>();
  const items = parseTagList(state.value);
  return (
    <div>
      <TextArea
        label={label}
        rows={2}
        name={name}
        hint={hint ?? 'Séparés par des virgules'}
        value={state.value}
        error={useFieldError()}
        onChange={(event) => handleChange(event.target.value)}
      />
      {items.length > 0 && (
        <ul aria-label={`${label}, un par un`} className="-mt-4 mb-6 flex flex-wrap gap-2">
          {items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same word may be typed twice.
            <li key={`${item}-${index}`} className="badge h-auto bg-sand py-1 text-small">
              {item}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The form of an editor: `<form.AppField name="…">{(field) => <field.LineField …/>}`. */
export const { useAppForm } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents: { LineField, TextField, ChoiceField, CheckField, ImageField, ListField },
  formComponents: {},
});

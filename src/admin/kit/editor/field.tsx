import type { ComponentProps, ReactNode } from 'react';
import { PictureField } from '#admin/kit/pictures/picture-field.tsx';
import { Checkbox } from '#admin/ui/checkbox.tsx';
import { Select, TextArea, TextInput } from '#admin/ui/fields.tsx';
import type { Fields } from '#domain/schema/field.ts';
import { ListField, NumberField, PlaceField } from './controls.tsx';
import { type EditorField, useField } from './use-field.ts';

type FieldProps = {
  hint?: string | undefined;
  placeholder?: string | undefined;
  rows?: number;
  autoFocus?: boolean;
  inputMode?: ComponentProps<'input'>['inputMode'];
  type?: 'date';
  /** Called after each edit of a text: a slug follows its name. */
  onEdited?: (text: string) => void;
  /** Checks a text on every change, besides the check on submission. */
  check?: (text: string | null) => string | undefined;
  /** Finds the picture in what is pasted. */
  urlOf?: (text: string) => string | null;
};

/** An empty text is none; a required one stays a text. */
const typedText = (text: string, isNullable: boolean) => (isNullable && text === '' ? null : text);

function TextField({ name, rows, onEdited, check, type, ...props }: FieldProps & { name: string }) {
  const { label, field, value, error, setValue } = useField<string | null>(name, check);
  const isLong = field?.kind === 'text';
  const isRequired = field && 'isRequired' in field && field.isRequired;
  const isEmptyText = field?.kind === 'phrase' || field?.kind === 'link' || isRequired === true;
  const Control = isLong ? TextArea : TextInput;
  return (
    <Control
      {...props}
      {...(isLong ? { rows } : type && { type })}
      {...(field?.kind === 'url' || field?.kind === 'link' ? { inputMode: 'url' } : {})}
      name={name}
      label={label}
      required={isRequired === true}
      error={error}
      value={value ?? ''}
      onChange={({ target }) => {
        setValue(typedText(target.value, !isEmptyText));
        onEdited?.(target.value);
      }}
    />
  );
}

function ChoiceField({ name, hint, placeholder }: FieldProps & { name: string }) {
  const { label, field, value, error, setValue } = useField<string | null>(name);
  const { options = [], isRequired = false } = field?.kind === 'choice' ? field : {};
  return (
    <Select
      name={name}
      label={label}
      required={isRequired}
      placeholder={placeholder ?? 'Choisissez'}
      options={options.map((option) => ({ value: option, label: option }))}
      hint={hint}
      error={error}
      value={value ?? ''}
      onChange={({ target }) => setValue(target.value || null)}
    />
  );
}

function FlagField({ name, hint }: FieldProps & { name: string }) {
  const { label, value, setValue } = useField<boolean>(name);
  return <Checkbox name={name} label={label} hint={hint} checked={value} onChange={setValue} />;
}

/**
 * Renders the control of a field of the enclosing editor, by its kind. Rich text, galleries and plans
 * have components of their own.
 */
function Field({ name, ...props }: FieldProps & { name: string }) {
  const { field } = useField(name);
  switch (field?.kind) {
    case 'number':
      return <NumberField name={name} {...props} />;
    case 'choice':
      return <ChoiceField name={name} {...props} />;
    case 'flag':
      return <FlagField name={name} {...props} />;
    case 'list':
    case 'optional list':
      return <ListField name={name} />;
    case 'picture':
      return <PictureField name={name} {...props} />;
    case 'place':
      return <PlaceField name={name} {...props} />;
    default:
      return <TextField name={name} {...props} />;
  }
}

type EditorFields<TFields extends Fields> = {
  Field: (props: FieldProps & { name: keyof TFields & string }) => ReactNode;
  /** For a control of its own. */
  useField: <TValue>(name: keyof TFields & string) => EditorField<TValue>;
};

/** Returns the controls of an editor: `const { Field } = editorFields<typeof HOTEL>()`. */
export const editorFields = <TFields extends Fields>(): EditorFields<TFields> => ({
  Field,
  useField,
});

import type { ReactNode } from 'react';
import { GalleryField } from '#admin/kit/pictures/gallery-field.tsx';
import { PictureField } from '#admin/kit/pictures/picture-field.tsx';
import { Checkbox, Select, TextArea, TextInput } from '#admin/ui/fields.tsx';
import { type Fields, fieldOf } from '#domain/schema/field.ts';
import { SEO_DESCRIPTION_LENGTH, SEO_TITLE_LENGTH } from '#domain/seo/seo.ts';
import { DayField, ListField, NumberField, PlaceField } from './controls.tsx';
import { textIn, useAnyField, useEnclosingEditor } from './use-field.ts';

export type FieldProps = {
  hint?: string | undefined;
  placeholder?: string | undefined;
  rows?: number;
  autoFocus?: boolean;
  type?: 'date';
  onEdited?: (text: string) => void;
};
type NamedProps = FieldProps & { name: string };

function TextField({ name, rows, onEdited, ...props }: NamedProps) {
  const { label, field, value, error, setValue } = useAnyField(name);
  const isRequired = field !== undefined && 'isRequired' in field && field.isRequired;
  const isUrl = field?.kind === 'url' || field?.kind === 'link';
  const empty = field && 'empty' in field ? field.empty : null;
  const control = {
    ...props,
    ...(isUrl && { inputMode: 'url' as const }),
    name,
    label,
    error,
    required: isRequired,
    value: textIn(value),
    onChange({ target }: { target: { value: string } }) {
      setValue(target.value || empty);
      onEdited?.(target.value);
    },
  };
  return field?.kind === 'text' || rows ? (
    <TextArea {...control} rows={rows} />
  ) : (
    <TextInput {...control} />
  );
}

function ChoiceField({ name, hint, placeholder = 'Choisissez' }: NamedProps) {
  const { label, field, value, error, setValue } = useAnyField(name);
  const { options = [], isRequired = false } = field?.kind === 'choice' ? field : {};
  return (
    <Select
      name={name}
      label={label}
      required={isRequired}
      placeholder={placeholder}
      options={options.map((option) => ({ value: option, label: option }))}
      hint={hint}
      error={error}
      value={textIn(value)}
      onChange={({ target }) => setValue(target.value || null)}
    />
  );
}

function FlagField({ name, hint }: NamedProps) {
  const { label, value, setValue } = useAnyField(name);
  return (
    <Checkbox name={name} label={label} hint={hint} checked={value === true} onChange={setValue} />
  );
}

const CONTROLS: Partial<Record<string, (props: NamedProps) => ReactNode>> = {
  number: NumberField,
  choice: ChoiceField,
  flag: FlagField,
  list: ListField,
  'optional list': ListField,
  picture: PictureField,
  place: PlaceField,
  gallery: GalleryField,
};

export function Field({ type, ...props }: NamedProps) {
  const { fields } = useEnclosingEditor();
  const field = fieldOf(fields[props.name]);
  const Control = type === 'date' ? DayField : (CONTROLS[field?.kind ?? ''] ?? TextField);
  return <Control {...props} />;
}

/** Returns a component `Field` for one editor, which accepts only the names of that editor's fields. */
export const editorFields = <TFields extends Fields>(): {
  Field: (props: FieldProps & { name: keyof TFields & string }) => ReactNode;
} => ({ Field });

type SeoFieldsProps = { title?: string; description?: string; autoFocus?: boolean };

export const SeoFields = ({
  title = 'Vide\u00a0: le titre de la page',
  description = 'Vide\u00a0: le début de la page',
  autoFocus = false,
}: SeoFieldsProps) => (
  <>
    <CountedField
      name="seo_title"
      recommended={SEO_TITLE_LENGTH}
      placeholder={title}
      autoFocus={autoFocus}
    />
    <CountedField
      name="seo_description"
      recommended={SEO_DESCRIPTION_LENGTH}
      placeholder={description}
      rows={3}
    />
    <Field name="seo_keywords" hint="Séparés par des virgules" />
  </>
);

function CountedField({ recommended, ...field }: NamedProps & { recommended: number }) {
  const { value } = useAnyField(field.name);
  const { length } = textIn(value).trim();
  return <Field {...field} hint={`${length} sur ${recommended} caractères recommandés`} />;
}

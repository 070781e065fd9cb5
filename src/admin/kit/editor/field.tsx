import { useStore } from '@tanstack/react-form';
import { type ComponentProps, type ReactNode, useDeferredValue } from 'react';
import * as v from 'valibot';
import { GalleryField } from '#admin/kit/pictures/gallery-field.tsx';
import { PictureField } from '#admin/kit/pictures/picture-field.tsx';
import { RichTextField } from '#admin/kit/rich-text/content-field.tsx';
import { Checkbox, DateInput, Select, TextArea, TextInput } from '#admin/ui/fields.tsx';
import { toMapPoint } from '#domain/map/map-projection.ts';
import { parseCoordinates } from '#domain/map/typed-place.ts';
import { type FieldMetadata, type FieldSchemas, fieldMetadataOf } from '#domain/schema/field.ts';
import { type FormValue, fromFormValues, toFormValue } from '#domain/schema/typed-fields.ts';
import {
  RECOMMENDED_SEO_DESCRIPTION_LENGTH,
  RECOMMENDED_SEO_TITLE_LENGTH,
  RECOMMENDED_TITLE_LENGTH_WITHOUT_BRAND,
} from '#domain/seo/seo.ts';
import { BRAND } from '#domain/site/brand.ts';
import { shortenAtWord } from '#domain/text/shorten-at-word.ts';
import { CoastMap, positionOnMap } from '#ui/map/coast-map.tsx';
import { textOrEmpty, useEnclosingEditor, useFieldByName } from './use-field.ts';

type TextProps = Pick<
  ComponentProps<typeof TextArea>,
  'hint' | 'placeholder' | 'rows' | 'autoFocus'
>;
export type EditorFieldProps = TextProps & {
  onEdited?: (text: string) => void;
};
type NamedProps = EditorFieldProps & { name: string };

const INPUT_MODES: Partial<Record<string, 'url' | 'decimal'>> = {
  url: 'url',
  link: 'url',
  number: 'decimal',
};

/** Text input for a field of the enclosing editor; numbers, lists and coordinates are typed as text too. */
function EditorTextField({ name, rows, onEdited, ...props }: NamedProps) {
  const schema = useEnclosingEditor().fields[name];
  const { label, field, value, error, setValue } = useFieldByName(name);
  const isRequired = field !== undefined && 'isRequired' in field && field.isRequired;
  const empty = field && 'empty' in field ? field.empty : schema && toFormValue(schema, null);
  const control = {
    ...props,
    name,
    label,
    error,
    required: isRequired,
    value: textOrEmpty(value),
    onChange({ target }: { target: { value: string } }) {
      setValue(target.value || empty);
      onEdited?.(target.value);
    },
  };
  if (field?.kind === 'text' || rows) return <TextArea {...control} rows={rows} />;
  return <TextInput {...control} inputMode={INPUT_MODES[field?.kind ?? '']} />;
}

const SEPARATORS = 'Séparés par des virgules, des points-virgules ou des retours à la ligne';

const ListField = ({ hint, ...props }: NamedProps) => (
  <EditorTextField rows={2} {...props} hint={hint ? `${SEPARATORS}. ${hint}` : SEPARATORS} />
);

function DayField({ name, hint }: NamedProps) {
  const { label, error, value, setValue } = useFieldByName(name);
  const input = { name, label, error, hint };
  return <DateInput {...input} value={textOrEmpty(value)} onChange={setValue} />;
}

/** Field for coordinates that also shows them on a map, because mistyped or swapped numbers are hard to notice. */
function PlaceField(props: NamedProps) {
  const { label, value } = useFieldByName(props.name);
  const place = parseCoordinates(textOrEmpty(value));
  const isPlace = place !== null && typeof place !== 'string' && Math.abs(place.lng) <= 180;
  return (
    <div>
      <EditorTextField {...props} />
      {isPlace && (
        <div role="img" aria-label={`${label}, sur la carte`}>
          <CoastMap places={[place]} minKm={1_000} className="aspect-3/2">
            {(view) => (
              <span
                className="map-item map-mark absolute"
                style={positionOnMap(toMapPoint(place), view)}
              />
            )}
          </CoastMap>
        </div>
      )}
    </div>
  );
}

function ChoiceField({ name, hint, placeholder = 'Choisissez' }: NamedProps) {
  const { label, field, value, error, setValue } = useFieldByName(name);
  const { options = [], isRequired = false } = field?.kind === 'choice' ? field : {};
  return (
    <Select
      name={name}
      label={label}
      required={isRequired}
      placeholder={placeholder}
      options={options}
      hint={hint}
      error={error}
      value={textOrEmpty(value)}
      onChange={({ target }) => setValue(target.value || null)}
    />
  );
}

function FlagField({ name, hint }: NamedProps) {
  const { label, value, setValue } = useFieldByName(name);
  return (
    <Checkbox name={name} label={label} hint={hint} checked={value === true} onChange={setValue} />
  );
}

const CONTROLS: Partial<Record<FieldMetadata['kind'], (props: NamedProps) => ReactNode>> = {
  choice: ChoiceField,
  day: DayField,
  flag: FlagField,
  list: ListField,
  picture: PictureField,
  place: PlaceField,
  gallery: GalleryField,
  html: RichTextField,
};

export function EditorField(props: NamedProps) {
  const { fields } = useEnclosingEditor();
  const field = fieldMetadataOf(fields[props.name]);
  const Control = CONTROLS[field?.kind ?? 'other'] ?? EditorTextField;
  return <Control {...props} />;
}

/** Returns the component `Field` and the hook `useField` for one editor: they accept only the names of its fields. */
export const createEditorFields = <TFields extends FieldSchemas>(): {
  Field: (props: EditorFieldProps & { name: keyof TFields & string }) => ReactNode;
  useField: <TName extends keyof TFields & string>(
    name: TName,
  ) => ReturnType<typeof useFieldByName<FormValue<TFields[TName]>>>;
} => ({ Field: EditorField, useField: useFieldByName });

type SeoFieldsProps = { title?: string; description?: string; autoFocus?: boolean };

export const SeoFields = ({
  title = 'Laissez vide pour le titre de la page',
  description = 'Laissez vide pour le début de la page',
  autoFocus = false,
}: SeoFieldsProps) => (
  <>
    <CountedField
      name="seo_title"
      recommended={RECOMMENDED_TITLE_LENGTH_WITHOUT_BRAND}
      placeholder={title}
      autoFocus={autoFocus}
    />
    <CountedField
      name="seo_description"
      recommended={RECOMMENDED_SEO_DESCRIPTION_LENGTH}
      placeholder={description}
      rows={3}
    />
    <EditorField name="seo_keywords" hint="Séparés par des virgules" />
    <SearchResult />
  </>
);

function CountedField({ recommended, ...field }: NamedProps & { recommended: number }) {
  const { value } = useFieldByName(field.name);
  const { length } = textOrEmpty(value).trim();
  return <EditorField {...field} hint={`${length} sur ${recommended} caractères recommandés`} />;
}

/** Shows the record's page as a search engine would list it; nothing while required fields are empty. */
function SearchResult() {
  const { form, entity, fields } = useEnclosingEditor();
  const typed = useDeferredValue(useStore(form.store, ({ values }) => values));
  const record = v.safeParse(entity.schema, { id: 'id', ...fromFormValues(fields, typed) });
  const seo = record.success && 'seo' in entity && entity.seo?.(record.output);
  if (!seo) return null;
  return (
    <figure className="mb-6 max-w-150 border border-rule bg-paper-2 p-4 wrap-anywhere">
      <figcaption className="text-caption text-ink-2">Dans un moteur de recherche</figcaption>
      <p className="mt-2 text-caption">
        {BRAND}, {location.host}
      </p>
      <p className="text-[1.25rem]/[1.3] font-medium">
        {shortenAtWord(seo.title, RECOMMENDED_SEO_TITLE_LENGTH)}
      </p>
      <p className="text-small text-ink-2">
        {shortenAtWord(seo.description, RECOMMENDED_SEO_DESCRIPTION_LENGTH)}
      </p>
    </figure>
  );
}

import * as v from 'valibot';

/** Kinds of text fields. The empty value of a `link` is ''; that of the kind `url`, which also holds a URL, is null. */
type TextKind = 'line' | 'text' | 'html' | 'slug' | 'link';

/** An option of a choice field: the value that is stored, and the French label that is shown. */
export type ChoiceOption<TValue extends string = string> = {
  readonly value: TValue;
  readonly label: string;
};

/** Metadata in a field's schema: they determine its form control, its checks in firestore.rules and its label. */
export type FieldMetadata = { label: string } & (
  | { kind: TextKind; max: number; isRequired: boolean; empty: '' | null }
  | { kind: 'number'; min: number; max: number; step: number; isOptional: boolean }
  | { kind: 'choice'; options: readonly ChoiceOption[]; isRequired: boolean }
  | { kind: 'list'; max: number; itemMax: number; empty: [] | null }
  | { kind: 'rows' | 'gallery'; max: number }
  | { kind: 'flag' | 'day' | 'picture' | 'url' | 'place' | 'months' | 'instant' | 'other' }
);

export type FieldSchemas = Readonly<Record<string, v.GenericSchema>>;

/** Returns the metadata of a field; undefined for the id and the timestamps of a record, which have none. */
export function fieldMetadataOf(schema: v.GenericSchema | undefined): FieldMetadata | undefined {
  const metadata = schema && v.getMetadata(schema);
  // Valibot does not keep the type of metadata; only `withFieldMetadata` sets any, with a label.
  return metadata?.label === undefined ? undefined : (metadata as FieldMetadata);
}

/** Returns the French label of the option with a value; the value itself if there is no such option. */
export const optionLabel = (options: readonly ChoiceOption[], value: string): string =>
  options.find((option) => option.value === value)?.label ?? value;

/** Returns options whose stored value is also the label. */
export const optionsOfTexts = <const TValue extends string>(
  texts: readonly TValue[],
): ChoiceOption<TValue>[] => texts.map((text) => ({ value: text, label: text }));

/** Returns options from a table with the French label of each value. */
export const optionsOfLabels = <TValue extends string>(
  labels: Readonly<Record<TValue, string>>,
): ChoiceOption<TValue>[] => objectKeys(labels).map((value) => ({ value, label: labels[value] }));

/** Returns an object with a value for each field, made by `toValue` from the field's schema. */
export function mapFieldSchemas<TName extends string, TValue>(
  fields: Readonly<Record<TName, v.GenericSchema>>,
  toValue: (schema: v.GenericSchema, name: TName) => TValue,
) {
  const values = objectKeys(fields).map((name) => [name, toValue(fields[name], name)] as const);
  // TypeScript loses the names of an object's properties when it is built from entries.
  return Object.fromEntries(values) as Record<TName, TValue>;
}

export const fieldLabels = <TName extends string>(
  fields: Readonly<Record<TName, v.GenericSchema>>,
) => mapFieldSchemas(fields, (schema, name) => fieldMetadataOf(schema)?.label ?? name);

export function objectKeys<TName extends string>(fields: Readonly<Record<TName, unknown>>) {
  const names: TName[] = [];
  for (const name in fields) names.push(name);
  return names;
}

/** Makes a schema for stored values: a value beyond a limit is read, but a value of a wrong type counts as missing. */
const tolerant = <TSchema extends v.GenericSchema>(schema: TSchema) =>
  v.pipe(
    v.optional(v.unknown(), null),
    v.rawTransform<unknown, v.InferOutput<TSchema>>(({ dataset, addIssue, NEVER }) => {
      const parsed = v.safeParse(schema, dataset.value);
      if (parsed.typed) return parsed.output;
      const missing = v.safeParse(schema, undefined);
      if (missing.typed) return missing.output;
      addIssue();
      return NEVER;
    }),
  );

type Stored<TFields extends FieldSchemas> = {
  [TName in keyof TFields]: ReturnType<typeof tolerant<TFields[TName]>>;
};

export const storedSchema = <TFields extends FieldSchemas>(fields: TFields) =>
  // TypeScript cannot express that `mapFieldSchemas` gives each field a value of a type of its own.
  v.object(mapFieldSchemas(fields, tolerant) as Stored<TFields>);

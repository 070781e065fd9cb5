/** An item of a list field: a gallery image with its alternative text. */
export type FormRow = Readonly<Record<string, string>>;

/** Field values of an editor: texts as typed, booleans, lists of ids, lists of rows. */
export type FormValues = Record<string, string | boolean | readonly string[] | readonly FormRow[]>;

/** The type of a record whose optional texts are texts, as inputs hold them. */
type WithTexts<TRecord> = {
  [TName in keyof TRecord]: TRecord[TName] extends string | null ? string : TRecord[TName];
};

/** A record with '' for null. */
export function withTexts<TRecord extends object>(record: TRecord): WithTexts<TRecord>;
export function withTexts(record: object): object {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, value ?? '']));
}

/** The names of the fields whose values differ. */
export function differingFields<TValues extends FormValues>(a: TValues, b: TValues): string[] {
  return Object.keys(a).filter((name) => JSON.stringify(a[name]) !== JSON.stringify(b[name]));
}

export function sameValues<TValues extends FormValues>(a: TValues, b: TValues): boolean {
  return differingFields(a, b).length === 0;
}

function isRow(item: unknown): boolean {
  if (typeof item !== 'object' || item === null) return false;
  return Object.values(item).every((part) => typeof part === 'string');
}

/** Whether a stored draft still fits the form: the same field names and types. */
export function fitsValues<TValues extends FormValues>(
  kept: unknown,
  fields: TValues,
): kept is TValues {
  if (typeof kept !== 'object' || kept === null) return false;
  const values = new Map<string, unknown>(Object.entries(kept));
  const names = Object.keys(fields);
  return (
    values.size === names.length &&
    names.every((name) => {
      const value = values.get(name);
      const field = fields[name];
      if (!Array.isArray(field)) return typeof value === typeof field;
      return (
        Array.isArray(value) &&
        (value.every((item) => typeof item === 'string') || value.every(isRow))
      );
    })
  );
}

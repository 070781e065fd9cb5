import * as v from 'valibot';
import type { Fields } from '#domain/schema/field.ts';

/** What a form holds, by field: inputs of the entity's schemas, null where nothing is entered. */
export type Values = Readonly<Record<string, unknown>>;

export type FormValues<TFields extends Fields> = {
  readonly [TName in keyof TFields]: v.InferOutput<TFields[TName]> | null;
};

/** Picks the values of the form's fields from a record. */
export function valuesOf<TFields extends Fields>(
  fields: TFields,
  record: object,
): FormValues<TFields>;
export function valuesOf(fields: Fields, record: object): Values {
  const names = Object.keys(fields);
  return Object.fromEntries(names.map((name) => [name, Reflect.get(record, name) ?? null]));
}

/** Returns the values of a new record's form. */
export function blankValues(fields: Fields, given: Values): Values {
  const blank = Object.entries(fields).map(([name, schema]) => {
    const missing = v.safeParse(schema, undefined);
    return [name, missing.typed ? missing.output : null];
  });
  return { ...Object.fromEntries(blank), ...given };
}

/** Returns the names of the fields whose values differ. */
export const differingFields = (a: Values, b: Values): string[] =>
  Object.keys(a).filter((name) => JSON.stringify(a[name]) !== JSON.stringify(b[name]));

export const sameValues = (a: Values, b: Values): boolean => differingFields(a, b).length === 0;

/** Checks that a draft has the form's fields: an older version of the site may have stored it. */
export function fitsValues(draft: unknown, values: Values): draft is Values {
  if (typeof draft !== 'object' || draft === null) return false;
  return Object.keys(draft).sort().join() === Object.keys(values).sort().join();
}

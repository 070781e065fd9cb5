import * as v from 'valibot';
import type { Fields } from '#domain/schema/field.ts';

/** What a form holds, by field: inputs of the entity's schemas, null where nothing is entered. */
export type Values = Readonly<Record<string, unknown>>;

/** The same for known fields. */
export type FormValues<TFields extends Fields> = {
  readonly [TName in keyof TFields]: v.InferOutput<TFields[TName]> | null;
};

/** Takes what a form edits of a record. */
export function valuesOf<TFields extends Fields>(
  fields: TFields,
  record: object,
): FormValues<TFields>;
export function valuesOf(fields: Fields, record: object): Values {
  const names = Object.keys(fields);
  return Object.fromEntries(names.map((name) => [name, Reflect.get(record, name) ?? null]));
}

/** Returns what the form of a new record holds. */
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

/** Checks that a draft has the fields of the form, as an older version of the site may have kept it. */
export function fitsValues(kept: unknown, fields: Values): kept is Values {
  if (typeof kept !== 'object' || kept === null) return false;
  const names = Object.keys(fields);
  return Object.keys(kept).length === names.length && names.every((name) => name in kept);
}

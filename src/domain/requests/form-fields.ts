import * as v from 'valibot';
import type { Field } from '#domain/schema/field.ts';
import { described, email } from '#domain/schema/fields.ts';
import { tooLong } from '#domain/site/limits.ts';
import { cleanLine, cleanText } from '#domain/text/clean-text.ts';
import type { Option } from './holiday-options.ts';

// Fields of visitors' forms: strings, empty if nothing was typed. A string with an error stays typed, so
// that checks across fields still run.

const cleanWhole = (typed: string) => cleanText(typed).trim();

const typed = (field: Field, max: number, clean: (text: string) => string, required?: string) =>
  described(
    field,
    v.pipe(
      v.string(required),
      v.transform(clean),
      v.check((text) => text !== '' || required === undefined, required),
      v.maxLength(max, tooLong(max)),
    ),
  );

/** A single-line string; `required` is the error if empty, undefined for an optional field. */
export const line = (label: string, max: number, required?: string) =>
  typed({ kind: 'line', label, max, isRequired: required !== undefined }, max, cleanLine, required);

export const text = (label: string, max: number, required?: string) =>
  typed(
    { kind: 'text', label, max, isRequired: required !== undefined },
    max,
    cleanWhole,
    required,
  );

export const option = (
  label: string,
  options: readonly Option[],
  error: string,
  isRequired: boolean,
) => {
  const values = options.map(({ value }) => value);
  return described(
    { kind: 'choice', label, options: values, isRequired },
    v.pipe(
      v.string(),
      v.check((value) => values.includes(value) || (value === '' && !isRequired), error),
    ),
  );
};

export const INVALID_EMAIL = 'Adresse email invalide';
export const visitorEmail = email('Adresse e-mail', "L'email est requis", INVALID_EMAIL);

export function firstErrors(schema: v.GenericSchema, values: unknown): Record<string, string> {
  const { issues = [] } = v.safeParse(schema, values);
  const errors = issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message]);
  return Object.fromEntries(errors.reverse());
}

import * as v from 'valibot';
import type { ChoiceOption } from '#domain/schema/field.ts';
import { emailField, stringField, withFieldMetadata } from '#domain/schema/fields.ts';

/** Form field of a single-line text; `requiredMessage` is the error if it is empty. */
export const visitorLineField = (label: string, max: number, requiredMessage?: string) =>
  stringField({ kind: 'line', label, max, requiredMessage });

export const visitorTextField = (label: string, max: number, requiredMessage?: string) =>
  stringField({ kind: 'text', label, max, requiredMessage });

export const visitorChoiceField = (
  label: string,
  options: readonly ChoiceOption[],
  error: string,
  isRequired: boolean,
) => {
  const values = options.map(({ value }) => value);
  return withFieldMetadata(
    { kind: 'choice', label, options, isRequired },
    v.pipe(
      v.string(),
      v.check((value) => values.includes(value) || (value === '' && !isRequired), error),
    ),
  );
};

export const VisitorEmail = emailField(
  'Adresse e-mail',
  "L'email est requis",
  'Adresse email invalide',
);

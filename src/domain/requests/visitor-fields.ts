import * as v from 'valibot';
import type { ChoiceOption } from '#domain/schema/field.ts';
import { cleanLines, emailField, stringField, withMetadata } from '#domain/schema/fields.ts';
import { cleanLine } from '#domain/text/clean-text.ts';
import { cleanPhone } from '#domain/text/phone.ts';

/** Form field of a single-line text; the third parameter is the error if the text is empty. */
export const visitorLineField = stringField('line', cleanLine);
export const visitorTextField = stringField('text', cleanLines);
export const phoneField = stringField('line', cleanPhone);

export const visitorChoice = (
  label: string,
  options: readonly ChoiceOption[],
  error: string,
  isRequired: boolean,
) => {
  const values = options.map(({ value }) => value);
  return withMetadata(
    { kind: 'choice', label, options, isRequired },
    v.pipe(
      v.string(),
      v.check((value) => values.includes(value) || (value === '' && !isRequired), error),
    ),
  );
};

export const visitorEmailField = emailField(
  'Adresse e-mail',
  "L'email est requis",
  'Adresse email invalide',
);

import * as v from 'valibot';
import type { Option } from '#domain/schema/field.ts';
import { cleanLines, emailField, stringField, withMetadata } from '#domain/schema/fields.ts';
import { cleanLine } from '#domain/text/clean-text.ts';
import { cleanPhone } from '#domain/text/phone.ts';

/** Form field of a single-line text; the third parameter is the error if the text is empty. */
export const formLine = stringField('line', cleanLine);
export const formText = stringField('text', cleanLines);
export const phoneField = stringField('line', cleanPhone);

export const option = (
  label: string,
  options: readonly Option[],
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

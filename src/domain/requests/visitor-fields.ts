import * as v from 'valibot';
import type { ChoiceOption } from '#domain/schema/field.ts';
import {
  cleanLines,
  createStringFieldConstructor,
  emailField,
  withFieldMetadata,
} from '#domain/schema/fields.ts';
import { cleanLine } from '#domain/text/clean-text.ts';
import { normaliseTypedPhone } from '#domain/text/phone.ts';

/** Form field of a single-line text; the third parameter is the error if the text is empty. */
export const visitorLineField = createStringFieldConstructor('line', cleanLine);
export const visitorTextField = createStringFieldConstructor('text', cleanLines);
export const phoneField = createStringFieldConstructor('line', normaliseTypedPhone);

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

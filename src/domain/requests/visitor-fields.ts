import * as v from 'valibot';
import { cleanWhole, described, email } from '#domain/schema/fields.ts';
import { tooLong } from '#domain/site/limits.ts';
import { cleanLine } from '#domain/text/clean-text.ts';
import { readPhone } from '#domain/text/phone.ts';

export type Option = { value: string; label: string };

export const optionLabel = (options: readonly Option[], value: string): string =>
  options.find((option) => option.value === value)?.label ?? value;

// Fields of visitors' forms: texts, empty if nothing was typed. Checks keep the type, so that the form's other checks run too.

const textField =
  (kind: 'line' | 'text', clean: (typed: string) => string) =>
  (label: string, max: number, required?: string) =>
    described(
      { kind, label, max, isRequired: required !== undefined },
      v.pipe(
        v.string(required),
        v.transform(clean),
        v.check((text) => text !== '' || required === undefined, required),
        v.maxLength(max, tooLong(max)),
      ),
    );

/** A single-line text; `required` is the error if the text is empty. */
export const line = textField('line', cleanLine);
export const text = textField('text', cleanWhole);
/** A phone number in its usual notation; an unreadable number stays as typed. */
export const phone = textField('line', (typed) => readPhone(typed)?.shown ?? cleanLine(typed));

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

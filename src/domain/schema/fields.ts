import * as v from 'valibot';
import { extractPictureUrl } from '#domain/media/typed-picture.ts';
import { isHttpsUrl, isImageUrl, upgradeUrlToHttps } from '#domain/site/image-url.ts';
import { EMAIL_MAX } from '#domain/site/limits.ts';
import { cleanLine, removeControlCharacters } from '#domain/text/clean-text.ts';
import { isEmail } from '#domain/text/email.ts';
import { tooLongError } from '#domain/text/form-errors.ts';
import type { FieldMetadata } from './field.ts';

export const IMAGE_URL_INVALID_MESSAGE =
  'L’adresse de l’image doit être complète et commencer par https://';
const INVALID_INSTANT = 'La date et l’heure de publication ne sont pas valides';
const INVALID_TEXT = 'Un texte est attendu';
const LIST_MAX = 50;
const LIST_TOO_LONG = `La liste est trop longue (${LIST_MAX} entrées au plus)`;
const ITEM_MAX = 120;

type Clean = (typed: string) => string;

/** Adds a check to a field. A stored value that fails it is read as missing; a text that is only too long is not. */
export const missingUnless = <T>(isUsable: (value: T) => boolean, message?: string) =>
  v.guard((value: T): value is T => isUsable(value), message);

const isFilled = (text: string): boolean => text !== '';

export const cleanLines = (typed: string) => removeControlCharacters(typed).trim();

/** Returns how a text of a kind is cleaned, unless its field says otherwise. */
const cleanerOf = (kind: string): Clean =>
  kind === 'text' || kind === 'html' ? cleanLines : cleanLine;

/** Adds metadata to a field's schema. The field's kind determines the type of its value in a form. */
export const withFieldMetadata = <
  const TField extends FieldMetadata,
  TSchema extends v.GenericSchema,
>(
  field: TField,
  schema: TSchema,
) => v.pipe(schema, v.metadata(field));

const required =
  (kind: 'line' | 'text' | 'slug') => (label: string, max: number, message: string) =>
    withFieldMetadata(
      { kind, label, max, isRequired: true, empty: '' },
      v.pipe(
        v.string(message),
        v.transform(cleanerOf(kind)),
        missingUnless(isFilled, message),
        v.maxLength(max, tooLongError(max)),
      ),
    );

/** Field of a required single-line text; `message` is the error if it is missing or blank. */
export const requiredSingleLineField = required('line');

export const requiredTextField = required('text');

export const requiredSlugField = required('slug');

export const emailField = (label: string, requiredMessage: string, invalid: string) =>
  v.pipe(requiredSingleLineField(label, EMAIL_MAX, requiredMessage), v.check(isEmail, invalid));

const optional = (kind: 'line' | 'text' | 'html') => (label: string, max: number) =>
  withFieldMetadata(
    { kind, label, max, isRequired: false, empty: null },
    v.pipe(
      v.nullish(v.string(INVALID_TEXT), ''),
      v.transform((typed) => cleanerOf(kind)(typed) || null),
      v.check((text) => text === null || text.length <= max, tooLongError(max)),
    ),
  );

export const singleLineField = optional('line');
/** Field of an optional text with several lines. */
export const textField = optional('text');
export const htmlField = optional('html');

type StringFieldOptions = {
  kind: 'line' | 'text' | 'link';
  label: string;
  max: number;
  clean?: Clean;
  /** The error if the text is empty; without it, the text may be empty. */
  requiredMessage?: string | undefined;
};

/**
 * Field of a text in settings, newsletters and visitors' forms, whose empty value is '' instead of null. With `v.check`,
 * a refused text keeps its type for Valibot, which then also runs the checks across several fields.
 */
export const stringField = ({ kind, label, max, clean, requiredMessage }: StringFieldOptions) =>
  withFieldMetadata(
    { kind, label, max, isRequired: requiredMessage !== undefined, empty: '' },
    v.pipe(
      v.string(requiredMessage),
      v.transform(clean ?? cleanerOf(kind)),
      v.check((text) => text !== '' || requiredMessage === undefined, requiredMessage),
      v.maxLength(max, tooLongError(max)),
    ),
  );

type Range = { min: number; max: number; step: number; missing?: number };

/** Field of a number from `min` to `max`, in multiples of `step`. An empty field means `missing`, by default 0. */
export const numberField = (
  label: string,
  { min, max, step, missing }: Range,
  message: string,
  typeMessage = message,
) =>
  withFieldMetadata(
    { kind: 'number', label, min, max, step, isOptional: missing === undefined },
    v.pipe(
      v.optional(v.number(typeMessage), missing ?? 0),
      missingUnless<number>(Number.isFinite, message),
      v.check((value) => value === (missing ?? 0) || (value >= min && value <= max), message),
      v.check((value) => Math.abs(value / step - Math.round(value / step)) < 1e-6, message),
    ),
  );

export const booleanField = (label: string, missing = false) =>
  withFieldMetadata({ kind: 'flag', label }, v.optional(v.boolean(), missing));

export const cleanUrl = (typed: string) => upgradeUrlToHttps(cleanLine(typed));

const address = (isValid: (url: string) => boolean, message: string, read: Clean = cleanUrl) =>
  v.pipe(
    v.nullish(v.string(message), ''),
    v.transform((typed) => read(typed) || null),
    missingUnless((url: string | null) => url === null || isValid(url), message),
  );

/** Field of a picture: an https URL or a path of this site's pictures, found in pasted HTML too; null if empty. */
export const pictureField = (label: string) =>
  withFieldMetadata(
    { kind: 'picture', label },
    address(
      isImageUrl,
      IMAGE_URL_INVALID_MESSAGE,
      (typed) => extractPictureUrl(typed) ?? cleanUrl(typed),
    ),
  );

export const urlField = (label: string, message: string) =>
  withFieldMetadata({ kind: 'url', label }, address(isHttpsUrl, message));

const texts =
  <TEmpty extends [] | null>(empty: () => TEmpty) =>
  (label: string) =>
    withFieldMetadata(
      { kind: 'list', label, max: LIST_MAX, itemMax: ITEM_MAX, empty: empty() },
      v.pipe(
        v.nullish(v.array(v.string(INVALID_TEXT)), () => []),
        v.transform((items) => items.map(cleanLine).filter(isFilled)),
        v.transform((items) => (items.length === 0 ? empty() : items)),
        v.check((items) => !items || items.length <= LIST_MAX, LIST_TOO_LONG),
        v.check((items) => !items?.some(({ length }) => length > ITEM_MAX), tooLongError(ITEM_MAX)),
      ),
    );

/** Field of a list of short single-line texts, in which empty texts are dropped. */
export const listField = texts(() => []);
/** Field of a list of short single-line texts; null if the list is empty. */
export const optionalListField = texts(() => null);

const isIso = (date: string | null) => date === null || v.ISO_TIMESTAMP_REGEX.test(date);

/** An instant as an ISO string; null if missing. */
export const isoInstant = v.pipe(
  v.nullish(v.string(INVALID_INSTANT), null),
  missingUnless(isIso, INVALID_INSTANT),
);
/** Like `isoInstant`, but an invalid value counts as null. */
export const isoInstantOrNull = v.fallback(isoInstant, null);

export const instantField = (label: string) =>
  withFieldMetadata({ kind: 'instant', label }, isoInstant);

export const SEO_FIELDS = {
  seo_title: singleLineField('Titre SEO', 120),
  seo_description: singleLineField('Description SEO', 320),
  seo_keywords: singleLineField('Mots-clés SEO', 500),
};

/**
 * Field without a standard form control: code sets it, or a special control, such as that of a hotel's destinations.
 */
export const systemField = <T extends v.GenericSchema>(label: string, schema: T) =>
  withFieldMetadata({ kind: 'other', label }, schema);

export const RECORD_ID_FIELD = { id: v.pipe(v.string(), v.trim(), missingUnless(isFilled)) };

/** Fields of most records: the id and the timestamps, which no form sets, but the code that stores the record. */
export const ID_AND_TIMESTAMP_FIELDS = {
  ...RECORD_ID_FIELD,
  created_at: isoInstant,
  updated_at: isoInstant,
};

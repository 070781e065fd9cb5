import * as v from 'valibot';
import { cutText } from '#domain/text/clean-text.ts';
import { parseImportedDate } from '#domain/text/typed-date.ts';
import {
  type FieldMetadata,
  type FieldSchemas,
  fieldMetadataOf,
  mapFieldSchemas,
} from './field.ts';
import { propertiesOf } from './properties-of.ts';
import { fromFormValue } from './typed-fields.ts';

// This file reads stored values that no editor wrote, but the Firebase console, a script or an import.

const Text = v.union([v.string(), v.number(), v.boolean()]);
const TEXTS = new Set(['line', 'text', 'html', 'slug', 'link', 'day', 'picture', 'url']);
const Point = v.object({ lat: v.number(), lng: v.number() });

const Picture = v.object({
  url: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  alt: v.fallback(v.string(), ''),
});

/** Returns a list with the gallery picture of a URL or object, even if the gallery refuses the URL; else []. */
function pictureIn(item: unknown) {
  const picture = v.safeParse(Picture, typeof item === 'string' ? { url: item } : item);
  return picture.success ? [picture.output] : [];
}

/** Returns the first of the properties `names` that a value has, such as an exported Timestamp's `_seconds`. */
function partOf(value: unknown, ...names: string[]): unknown {
  const parts = propertiesOf(value);
  return names.map((name) => parts[name]).find((part) => part !== undefined);
}

/** Returns the instant, as an ISO string, meant by a text, a number or an exported Timestamp; null if there is none. */
export function parseInstant(value: unknown): string | null {
  const time = partOf(value, 'seconds', '_seconds') ?? value;
  // Cuts milliseconds since 1970 (13 digits) to seconds, because parseImportedDate does not read milliseconds.
  return v.is(Text, time) ? parseImportedDate(`${time}`.replace(/^(1\d{9})\d{3}$/, '$1')) : null;
}

/** Returns the items of a list, also of one that a script stored as a map: `{ 0: 'Spa', 1: 'Bar' }`. */
function itemsOf(value: unknown): unknown[] | undefined {
  if (Array.isArray(value)) return value;
  const isMap = v.is(v.record(v.pipe(v.string(), v.digits()), v.unknown()), value);
  return isMap ? Object.values(value) : undefined;
}

/** Guesses the value meant by a stored value whose type the field's schema refuses; undefined if there is no guess. */
function guess(schema: v.GenericSchema, value: unknown): unknown {
  const kind = fieldMetadataOf(schema)?.kind ?? 'other';
  const typed = typeof value === 'string' ? fromFormValue(schema, value) : undefined;
  const items = itemsOf(value);
  switch (kind) {
    case 'number':
      return typed;
    case 'list':
      return items ? items.filter((item) => v.is(Text, item)).map(String) : typed;
    case 'gallery':
      return items?.flatMap(pictureIn);
    case 'place': {
      const lat = partOf(value, 'lat', 'latitude', '_latitude');
      const point = { lat, lng: partOf(value, 'lng', 'longitude', '_longitude') };
      return v.is(Point, point) ? point : typed;
    }
    case 'flag':
      return false;
    case 'instant':
      return parseInstant(value) ?? undefined;
    default:
      return TEXTS.has(kind) && v.is(Text, value) ? String(value).trim() : undefined;
  }
}

/** Returns the value that a form shows for a stored value: the same if its type is right, a guess, or the default. */
export function coerceStoredFieldValue(schema: v.GenericSchema, value: unknown): unknown {
  const parsed = v.safeParse(schema, value ?? undefined);
  if (parsed.typed) return parsed.output;
  const guessed = guess(schema, value);
  const parsedGuess = v.safeParse(schema, guessed);
  // A guess that the schema refuses stays, so that the form shows it with the error.
  return parsedGuess.typed ? parsedGuess.output : (guessed ?? null);
}

export const coerceStoredFieldValues = (
  fields: FieldSchemas,
  stored: Readonly<Record<string, unknown>>,
) => mapFieldSchemas(fields, (schema, name) => coerceStoredFieldValue(schema, stored[name]));

/** What a field expects, if it is not a text. */
const NOUNS: Partial<Record<FieldMetadata['kind'], string>> = {
  number: 'un nombre',
  flag: 'oui ou non',
  list: 'une liste de textes',
  rows: 'une liste',
  gallery: 'une liste d’images',
  place: 'un point de la carte',
  months: 'une liste de mois',
  choice: 'un choix possible',
  instant: 'une date',
};

const ERASED = '\u202f; ce qui ne convient pas sera effacé à l’enregistrement';

/** Returns true if saving the form erases all or part of a stored value that its field cannot hold. */
function isErasedBySaving(schema: v.GenericSchema, value: unknown): boolean {
  const guessed = guess(schema, value);
  const isShorter = Array.isArray(guessed) && guessed.length < (itemsOf(value)?.length ?? 0);
  // A value without a guess is erased, unless its field is required: with that field empty, the form cannot be saved.
  return isShorter || (guessed === undefined && v.is(schema, undefined));
}

function faultOf(schema: v.GenericSchema, value: unknown): string | null {
  const field = fieldMetadataOf(schema);
  const { issues, typed } = v.safeParse(schema, value ?? undefined);
  if (!field || !issues) return null;
  const noun = NOUNS[field.kind] ?? 'un texte';
  const isMissing = value === undefined || value === null;
  // A schema may also refuse an empty text, or an infinite number, as if it were of another type.
  const isText = !(field.kind in NOUNS) && typeof value === 'string';
  const isNumber = field.kind === 'number' && typeof value === 'number';
  const isOfType = typed || isMissing || isText || isNumber;
  const erased = !typed && !isMissing && isErasedBySaving(schema, value) ? ERASED : '';
  if (isOfType) return `${field.label}\u00a0: ${issues[0].message}${erased}`;
  const subject = v.is(Text, value) ? `«\u202f${cutText(String(value), 60)}\u202f»` : 'La valeur';
  return `${field.label}\u00a0: ${subject} n’est pas ${noun}${erased}`;
}

/** Returns a French sentence on each stored value that its field refuses, such as « Prix : « 420 » n’est pas un nombre ». */
export const describeStoredFaults = (
  fields: FieldSchemas,
  stored: Readonly<Record<string, unknown>>,
): string[] =>
  Object.entries(fields).flatMap(([name, schema]) => faultOf(schema, stored[name]) ?? []);

/** Returns a stored record for lists: with guesses for values of a wrong type, and « Sans nom » for a missing name. */
export function toRecordListValues(
  fields: FieldSchemas,
  stored: Readonly<Record<string, unknown>>,
) {
  const values: Record<string, unknown> = coerceStoredFieldValues(fields, stored);
  for (const [name, schema] of Object.entries(fields)) {
    const field = fieldMetadataOf(schema);
    const isNeeded = field && 'isRequired' in field && field.isRequired && field.kind !== 'choice';
    if (isNeeded) values[name] ||= `Sans ${field.label.toLowerCase()}`;
  }
  return { ...stored, ...values };
}

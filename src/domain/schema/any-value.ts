import * as v from 'valibot';
import { parseCoordinates } from '#domain/map/typed-place.ts';
import { cleanLine, cutText } from '#domain/text/clean-text.ts';
import { parseTagList, parseTypedNumber } from '#domain/text/typed-values.ts';
import { type Field, type Fields, fieldOf, mapFields } from './field.ts';

// Reads records that no editor wrote: from the Firebase console, a script or an import.

const Text = v.union([v.string(), v.number(), v.boolean()]);
const TEXTS = new Set(['line', 'text', 'html', 'slug', 'phrase', 'link', 'picture', 'url']);
const Point = v.object({ lat: v.number(), lng: v.number() });
/** Firestore's type of coordinates. */
const GeoPoint = v.object({ latitude: v.number(), longitude: v.number() });

const Picture = v.object({
  url: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  alt: v.fallback(v.string(), ''),
});

/** Returns a picture of a gallery, even if its URL is refused; none for other values. */
function pictureIn(item: unknown) {
  const picture = v.safeParse(Picture, typeof item === 'string' ? { url: item } : item);
  return picture.success ? [picture.output] : [];
}

/** Guesses the value that a field was meant to have; undefined if nothing can be guessed. */
function guess(field: Field | undefined, value: unknown): unknown {
  switch (field?.kind) {
    case 'number': {
      const number = typeof value === 'string' ? parseTypedNumber(value, 2) : undefined;
      // An unreadable text stays: the form shows it with the error.
      return Number.isNaN(number) ? value : number;
    }
    case 'list':
    case 'optional list': {
      const items = typeof value === 'string' ? parseTagList(value) : value;
      const texts = Array.isArray(items) ? items.filter((item) => v.is(Text, item)) : [];
      const filled = texts.flatMap((item) => cleanLine(String(item)) || []);
      return filled.length > 0 ? filled : undefined;
    }
    case 'gallery':
      return Array.isArray(value) ? value.flatMap(pictureIn) : undefined;
    case 'place':
      // A point off the earth stays, to be shown with the error.
      if (v.is(Point, value)) return value;
      if (v.is(GeoPoint, value)) return { lat: value.latitude, lng: value.longitude };
      return typeof value === 'string' ? parseCoordinates(value) : undefined;
    case 'flag':
      return false;
    default:
      return TEXTS.has(field?.kind ?? '') && v.is(Text, value) ? String(value).trim() : undefined;
  }
}

/** Returns a form's value for a stored value of any type: the value itself, else a guess, else the default. */
export function readableValue(schema: v.GenericSchema, value: unknown): unknown {
  const given = v.safeParse(schema, value ?? undefined);
  if (given.typed) return given.output;
  const guessed = guess(fieldOf(schema), value);
  if (guessed !== undefined) return guessed;
  const missing = v.safeParse(schema, undefined);
  return missing.typed ? missing.output : null;
}

export const readableValues = (fields: Fields, given: Readonly<Record<string, unknown>>) =>
  mapFields(fields, (schema, name) => readableValue(schema, given[name]));

const EXPECTED: Partial<Record<Field['kind'], [type: string, noun: string]>> = {
  number: ['number', 'un nombre'],
  flag: ['boolean', 'oui ou non'],
  list: ['', 'une liste de textes'],
  'optional list': ['', 'une liste de textes'],
  rows: ['', 'une liste'],
  gallery: ['', 'une liste d’images'],
  place: ['', 'un point de la carte'],
  choice: ['', 'un choix possible'],
};

function faultOf(schema: v.GenericSchema, value: unknown): string | null {
  const field = fieldOf(schema);
  const { issues, typed } = v.safeParse(schema, value ?? undefined);
  if (!field || !issues) return null;
  const [type, noun] = EXPECTED[field.kind] ?? ['string', 'un texte'];
  const isMissing = value === undefined || value === null;
  const isOfType = typed || isMissing || typeof value === type;
  if (isOfType) return `${field.label}\u00a0: ${issues[0].message}`;
  const shown = v.is(Text, value) ? `«\u202f${cutText(String(value), 60)}\u202f»` : 'La valeur';
  return `${field.label}\u00a0: ${shown} n’est pas ${noun}`;
}

/** Returns a French sentence for each stored value that its field refuses: « Prix : « 420 » n’est pas un nombre ». */
export const faultsIn = (fields: Fields, stored: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(fields).flatMap(([name, schema]) => faultOf(schema, stored[name]) ?? []);

/** Returns a stored record as lists show it: wrong values are guessed, a missing name is « Sans nom ». */
export function namedValues(fields: Fields, stored: Readonly<Record<string, unknown>>) {
  const values: Record<string, unknown> = readableValues(fields, stored);
  for (const [name, schema] of Object.entries(fields)) {
    const field = fieldOf(schema);
    const isNeeded = field && 'isRequired' in field && field.isRequired && field.kind !== 'choice';
    if (isNeeded) values[name] ||= `Sans ${field.label.toLowerCase()}`;
  }
  return { ...stored, ...values };
}

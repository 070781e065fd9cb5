import * as v from 'valibot';
import { parseTagList, parseTypedNumber } from '#domain/admin/typed-values.ts';
import { parseCoordinates } from '#domain/map/typed-place.ts';
import { cutText } from '#domain/text/clean-text.ts';
import { type Field, type Fields, fieldOf, mapFields } from './field.ts';

// Values of records that were written past the editor: in the console, by a script or an import.

const Text = v.union([v.string(), v.number(), v.boolean()]);
const TEXTS = new Set(['line', 'text', 'html', 'slug', 'phrase', 'link', 'picture', 'url']);
/** Firestore's own points have longer names. */
const GeoPoint = v.object({ latitude: v.number(), longitude: v.number() });

/** Returns the value that somebody may have meant; undefined if nothing can be guessed. */
function guess(field: Field | undefined, value: unknown): unknown {
  switch (field?.kind) {
    case 'number': {
      const number = typeof value === 'string' ? parseTypedNumber(value, 2) : undefined;
      // Number fields keep an unreadable text, and say what is wrong with it.
      return Number.isNaN(number) ? value : number;
    }
    case 'list':
    case 'optional list':
      if (Array.isArray(value)) return value.filter((item) => v.is(Text, item)).map(String);
      return typeof value === 'string' ? parseTagList(value) : undefined;
    case 'gallery':
      return v.is(v.array(v.string()), value) ? value.map((url) => ({ url, alt: '' })) : undefined;
    case 'place':
      if (v.is(GeoPoint, value)) return { lat: value.latitude, lng: value.longitude };
      return typeof value === 'string' ? parseCoordinates(value) : undefined;
    case 'flag':
      return false;
    default:
      return TEXTS.has(field?.kind ?? '') && v.is(Text, value) ? String(value).trim() : undefined;
  }
}

/** Returns a form's value for a stored value of any type: readable, else guessed, else the default. */
export function formValue(schema: v.GenericSchema, value: unknown): unknown {
  const [given, missing] = [value ?? undefined, undefined].map((one) => v.safeParse(schema, one));
  if (given?.typed) return given.output;
  const guessed = guess(fieldOf(schema), value);
  return guessed !== undefined ? guessed : missing?.typed ? missing.output : null;
}

export const formValues = (fields: Fields, given: Readonly<Record<string, unknown>>) =>
  mapFields(fields, (schema, name) => formValue(schema, given[name]));

const EXPECTED: Partial<Record<Field['kind'], [type: string, noun: string]>> = {
  number: ['number', 'un nombre'],
  flag: ['boolean', 'oui ou non'],
  list: ['', 'une liste de textes'],
  'optional list': ['', 'une liste de textes'],
  gallery: ['', 'une liste d’images'],
  place: ['', 'un point de la carte'],
  choice: ['', 'un choix possible'],
};

function faultOf(schema: v.GenericSchema, value: unknown): string | null {
  const field = fieldOf(schema);
  const { issues, typed } = v.safeParse(schema, value ?? undefined);
  if (!field || !issues) return null;
  const [type, noun] = EXPECTED[field.kind] ?? ['string', 'un texte'];
  const isOfType = typed || value === undefined || value === null || typeof value === type;
  const shown = v.is(Text, value) ? `«\u202f${cutText(String(value), 60)}\u202f»` : 'La valeur';
  return `${field.label}\u00a0: ${isOfType ? issues[0].message : `${shown} n’est pas ${noun}`}`;
}

/** Says in French which stored values their fields do not accept: « Prix : « 420 » n’est pas un nombre ». */
export const faultsIn = (fields: Fields, stored: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(fields).flatMap(([name, schema]) => faultOf(schema, stored[name]) ?? []);

/** Returns a stored record for lists: with all values that can be guessed, and « Sans nom » for a missing name. */
export function namedValues(fields: Fields, stored: Readonly<Record<string, unknown>>) {
  const values: Record<string, unknown> = formValues(fields, stored);
  for (const [name, schema] of Object.entries(fields)) {
    const field = fieldOf(schema);
    const isNamed = field && 'isRequired' in field && field.isRequired && field.kind !== 'choice';
    if (isNamed) values[name] ||= `Sans ${field.label.toLowerCase()}`;
  }
  return { ...stored, ...values };
}

import { Timestamp } from 'firebase/firestore';
import { URL_MAX } from '#domain/site/limits.ts';

/** A value of one field and whether the rules let it be written. */
export type FieldCase = { field: string; what: string; value: unknown; allowed: boolean };

/** Stands for a field that the document does not have. */
export const MISSING = Symbol('missing');

type Values = Record<string, unknown>;

export function cases(field: string, values: { allow: Values; deny: Values }): FieldCase[] {
  const of = (group: Values, allowed: boolean) =>
    Object.entries(group).map(([what, value]) => ({ field, what, value, allowed }));
  return [...of(values.allow, true), ...of({ ...values.deny, 'no field': MISSING }, false)];
}

const WORDS = 'Un été à Kyoto, « l’eau », 3 % ';

/** A text of exactly this length, accents and quotes included. */
export function textOf(length: number): string {
  return `${WORDS.repeat(Math.ceil(length / WORDS.length)).slice(0, length - 1)}é`;
}

/** A full https URL of exactly this length. */
export function urlOf(length: number): string {
  const start = 'https://images.example.com/';
  return start + 'a'.repeat(length - start.length);
}

/** Texts of at most `max` characters; an optional one is null when it is empty. */
export const textCases = (fields: Record<string, number>, isRequired = false): FieldCase[] =>
  Object.entries(fields).flatMap(([field, max]) => {
    const none = { null: null };
    return cases(field, {
      allow: { [`${max} characters`]: textOf(max), ...(isRequired ? {} : none) },
      deny: {
        [`${max + 1} characters`]: textOf(max + 1),
        'an empty text': '',
        'another type': ['texte'],
        ...(isRequired ? none : {}),
      },
    });
  });

const NOT_HTTPS = {
  'http only': 'http://images.example.com/a.webp',
  'a script': 'javascript:alert(1)',
  'data in the URL': 'data:image/png;base64,AAAA',
  'no scheme': '//images.example.com/a.webp',
  'no scheme, by a backslash': '/\\images.example.com/a.webp',
  'text before it': 'see https://images.example.com/a.webp',
  'no host': 'https://',
  'another type': 5,
  'an empty text': '',
  [`${URL_MAX + 1} characters`]: urlOf(URL_MAX + 1),
};

/** An optional URL in https. */
export const urlCases = (field: string): FieldCase[] =>
  cases(field, {
    allow: { null: null, capitals: 'HTTPS://Hôtel.example.com/', [`${URL_MAX}`]: urlOf(URL_MAX) },
    deny: { ...NOT_HTTPS, 'a path of this site': '/art/a.webp' },
  });

/** An optional image: a URL in https or a path of this site. */
export const imageCases = (field: string): FieldCase[] =>
  cases(field, {
    allow: { null: null, 'a path': '/art/a.webp', [`${URL_MAX} characters`]: urlOf(URL_MAX) },
    deny: NOT_HTTPS,
  });

export const flagCases = (...fields: string[]): FieldCase[] =>
  fields.flatMap((field) =>
    cases(field, { allow: { true: true, false: false }, deny: { 'a text': 'true', null: null } }),
  );

/** When a document is to be shown; these are shown already. */
export const planCases = (): FieldCase[] =>
  Object.entries({
    null: null,
    'no field': MISSING,
    'an instant': Timestamp.fromMillis(1_900_000_000_000),
    'a text': '2030-03-17T17:46:40.000Z',
  }).map(([what, value]) => {
    const allowed = value === null || value === MISSING;
    return { field: 'publish_at', what, value, allowed };
  });

export const choiceCases = (field: string, options: readonly unknown[]): FieldCase[] =>
  cases(field, {
    allow: Object.fromEntries(options.map((option) => [String(option), option])),
    deny: { 'another text': 'Ailleurs', 'another type': 0, 'a list of one': options.slice(-1) },
  });

export const numberCases = (field: string, [min, max]: [number, number]): FieldCase[] =>
  cases(field, {
    allow: { [`${min}`]: min, [`${max}`]: max },
    deny: {
      [`less than ${min}`]: min - 0.1,
      [`more than ${max}`]: max + 0.1,
      'no number': Number.NaN,
      'a text': '4',
      null: null,
    },
  });

/** A list of at most `max` items, `empty` being what is stored for none. */
export const listCases = (field: string, empty: [] | null, max = 50): FieldCase[] =>
  cases(field, {
    allow: { 'its form when empty': empty, [`${max} items`]: Array(max).fill('spa') },
    deny: {
      [`${max + 1} items`]: Array(max + 1).fill('spa'),
      'a text': 'spa',
      'a map': { 0: 'spa' },
    },
  });

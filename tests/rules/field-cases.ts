import type { FieldMetadata } from '#domain/schema/field.ts';
import { URL_MAX } from '#domain/site/limits.ts';
import type { Fields } from '../support/rules.ts';

/** The value that marks a field as missing from a document. */
export const MISSING = Symbol('missing');

/** Returns a document with another value in one field, or without the field if the value is MISSING. */
export function withValue(valid: Fields, field: string, value: unknown): Fields {
  const { [field]: _replaced, ...rest } = valid;
  return value === MISSING ? rest : { ...rest, [field]: value };
}

const WORDS = 'Un été à Kyoto, « l’eau », 3 % ';

/** Returns a text of exactly this length, with accents and quotes. */
export function textOf(length: number): string {
  return `${WORDS.repeat(Math.ceil(length / WORDS.length)).slice(0, length - 1)}é`;
}

/** Returns an absolute https URL of exactly this length. */
export function urlOf(length: number): string {
  const start = 'https://images.example.com/';
  return start + 'a'.repeat(length - start.length);
}

const NOT_HTTPS = [
  'http://images.example.com/a.webp',
  'javascript:alert(1)',
  'data:image/png;base64,AAAA',
  '//images.example.com/a.webp',
  '/\\images.example.com/a.webp',
  'https://',
  'see https://images.example.com/a.webp',
  urlOf(URL_MAX + 1),
  '',
  5,
];

/** Values that the rules let an administrator write into a field, and values that the rules refuse. */
export type FieldCases = { allowed: unknown[]; refused: unknown[] };

const items = (count: number) => Array(count).fill('spa');
const listCases = (none: [] | null, max: number): FieldCases => ({
  allowed: [none, items(max)],
  refused: [items(max + 1), 'spa', { 0: 'spa' }, MISSING],
});

const textCases = (none: [] | null, { max, itemMax }: { max: number; itemMax: number }) => {
  const { allowed, refused } = listCases(none, max);
  const longest = Array(max).fill(textOf(itemMax));
  return {
    allowed: [...allowed, longest],
    refused: [...refused, [...longest.slice(1), textOf(itemMax + 1)]],
  };
};

/** Returns values at and beyond each limit of a field, or null for a field with special rules. */
export function fieldCasesOf(field: FieldMetadata): FieldCases | null {
  switch (field.kind) {
    case 'line':
    case 'text':
    case 'html': {
      const wrong = [textOf(field.max + 1), ['texte'], 5, true, {}, MISSING];
      const none: (string | null)[] = field.isRequired ? [] : [field.empty];
      const others = [null, ''].filter((empty) => !none.includes(empty));
      return { allowed: [textOf(field.max), ...none], refused: [...wrong, ...others] };
    }
    case 'link':
      return {
        allowed: ['', 'https://example.com/a', urlOf(field.max)],
        refused: ['http://a.fr', 'javascript:alert(1)', 'https:// a b', 5, null, MISSING].concat(
          urlOf(field.max + 1),
        ),
      };
    case 'slug':
      return {
        allowed: ['a'.repeat(field.max), 'route-66'],
        refused: ['a'.repeat(field.max + 1), 'grèce', 'a/b', '', null, 5, MISSING],
      };
    case 'number':
      return {
        allowed: [...(field.isOptional ? [0] : []), field.min, field.max],
        refused: [
          (field.isOptional ? 0 : field.min) - field.step,
          field.max + field.step,
          Number.NaN,
          '4',
          null,
          MISSING,
          ...(field.step === 1 && field.min > 0 ? [field.min + 0.5] : []),
        ],
      };
    case 'choice': {
      const values = field.options.map(({ value }) => value);
      return {
        allowed: [...values, ...(field.isRequired ? [] : [null])],
        refused: ['Ailleurs', 0, values.slice(-1), MISSING],
      };
    }
    case 'day':
      return { allowed: ['', '2026-02-28'], refused: ['demain', '2026-2-8', null, 5, MISSING] };
    case 'flag':
      return { allowed: [true, false], refused: ['true', null, MISSING] };
    case 'list':
      return textCases(field.empty, field);
    case 'rows':
    case 'gallery':
      return listCases([], field.max);
    case 'picture':
      return {
        allowed: [null, '/art/a.webp', urlOf(URL_MAX)],
        refused: [...NOT_HTTPS, MISSING],
      };
    case 'url':
      return {
        allowed: [null, 'HTTPS://Hôtel.example.com/', urlOf(URL_MAX)],
        refused: [...NOT_HTTPS, '/art/a.webp', MISSING],
      };
    case 'place':
      return {
        allowed: [null, { lat: 90, lng: -180 }],
        refused: [
          { lat: 90.1, lng: 0 },
          { lat: 0, lng: -180.1 },
          { lat: 0 },
          { lat: 0, lng: 0, alt: 0 },
          { lat: '0', lng: '0' },
          [0, 0],
          MISSING,
        ],
      };
    case 'months':
      return {
        allowed: [[], [1, 12], [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
        refused: [[0], [1.5], [1, 13], ['mai'], 'mai', Array(13).fill(1), MISSING],
      };
    case 'instant':
    case 'other':
      return null;
  }
}

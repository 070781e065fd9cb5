// @vitest-environment node

import { Timestamp } from 'firebase/firestore';
import { describe, expect, test } from 'vitest';
import { printDifference, printValue } from '#admin/kit/kinds/print.ts';
import { ALL_ENTITIES } from '#domain/admin/entities.ts';
import { HOTEL } from '#domain/hotel/hotel.ts';
import { fieldOf } from '#domain/schema/field.ts';

const print = (name: keyof typeof HOTEL, value: unknown) => printValue(fieldOf(HOTEL[name]), value);

describe('a printed value', () => {
  test('is « (vide) » when the value is empty, in every field of every entity', () => {
    for (const { fields } of ALL_ENTITIES) {
      for (const schema of Object.values(fields)) {
        for (const value of [null, undefined, '', [], {}]) {
          expect(printValue(fieldOf(schema), value)).toBe('(vide)');
        }
      }
    }
  });

  test('is never an empty string, whatever is stored in a field of an entity', () => {
    const wrong = [0, -0, Number.NaN, true, 'x', ['a', 1], { a: { b: null } }, [[]], [null]];
    for (const { fields } of ALL_ENTITIES) {
      for (const schema of Object.values(fields)) {
        for (const value of wrong) expect(printValue(fieldOf(schema), value)).not.toBe('');
      }
    }
  });

  test.each<[keyof typeof HOTEL, unknown, string]>([
    ['name', 'Ryokan', 'Ryokan'],
    ['rating', 4.5, '4,5'],
    ['featured', true, 'oui'],
    ['published', false, 'non'],
    ['amenities', ['Spa', 'Plage'], 'Spa, Plage'],
    ['publish_at', '2026-05-01T08:00:00.000Z', '01/05/2026 10:00'],
    ['publish_at', Timestamp.fromDate(new Date('2026-05-01T08:00:00Z')), '01/05/2026 10:00'],
    ['coordinates', { lat: 1.5, lng: 2 }, '1,5\u202f; 2'],
    ['image', '/art/a.webp', '/art/a.webp'],
    ['image', 'https://exemple.fr/a.jpg', 'https://exemple.fr/a.jpg'],
    ['gallery', [{ url: '/art/a.webp', alt: 'La mer' }], 'La mer'],
  ])('is readable text for the field %s', (name, value, text) => {
    expect(print(name, value)).toBe(text);
  });
});

describe('two printed values', () => {
  const text = fieldOf(HOTEL.description);

  test('start shortly before the first difference when the texts are long', () => {
    const start = 'a'.repeat(300);
    const [one, other] = printDifference(text, `${start}b`, `${start}c`);
    expect([one, other]).toEqual([`…${'a'.repeat(60)}b`, `…${'a'.repeat(60)}c`]);
  });

  test('are stripped of HTML tags, unless only the tags differ', () => {
    expect(printDifference(text, '<p>a</p>', '<p>b</p>')).toEqual(['a', 'b']);
    expect(printDifference(text, '<p>a</p>', '<b>a</b>')).toEqual(['<p>a</p>', '<b>a</b>']);
  });
});

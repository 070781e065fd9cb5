import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatTagList,
  parseCoordinates,
  parseTagList,
  parseTypedNumber,
  typedCoordinates,
  typedNumber,
} from '#domain/admin/typed-values.ts';

describe('parseTypedNumber', () => {
  it.each([
    ['4,9', 4.9],
    ['4.9', 4.9],
    [' 1 120 ', 1120],
    ['1\u202f120', 1120],
    ['1\u00a0120,50', 1120.5],
    ['−20,45', -20.45],
    ['+3', 3],
  ])('reads « %s »', (text, value) => {
    expect(parseTypedNumber(text)).toBe(value);
  });

  it.each(['', 'cinq', '4,9,1', '1 12', '12 €', ',5', '1e3'])('does not read « %s »', (text) => {
    expect(parseTypedNumber(text)).toBeNaN();
  });

  it('refuses too many decimals, because « 1.120 » may mean a thousand', () => {
    expect(parseTypedNumber('1.120', 2)).toBeNaN();
    expect(parseTypedNumber('1120,50', 2)).toBe(1120.5);
  });

  it('reads back what typedNumber writes', () => {
    for (const value of [0, 4.9, 1120, 0.1, -20.4512]) {
      expect(parseTypedNumber(typedNumber(value))).toBe(value);
    }
  });
});

describe('parseCoordinates', () => {
  it('reads blank text as no coordinates', () => {
    expect(parseCoordinates('  ')).toBeNull();
    expect(typedCoordinates(null)).toBe('');
  });

  it.each(['-20.4512, 57.31', '-20,4512 ; 57,31', '-20,4512 57,31'])('reads « %s »', (text) => {
    expect(parseCoordinates(text)).toEqual({ lat: -20.4512, lng: 57.31 });
  });

  it.each(['-20.4512', 'le lagon', '1, 2, 3', '12 ; là'])('cannot read « %s »', (text) => {
    expect(parseCoordinates(text)?.lng).toBeNaN();
  });

  it('reads back what typedCoordinates writes', () => {
    const place = { lat: 45.9, lng: -6.12 };
    expect(parseCoordinates(typedCoordinates(place))).toEqual(place);
  });
});

describe('tag lists', () => {
  it('are split at commas, semicolons and line breaks, trimmed, and lose empty tags', () => {
    expect(parseTagList(' , ,')).toEqual([]);
    const tags = ['Spa', 'Vue mer', 'Bar', 'Yoga'];
    expect(parseTagList('Spa ; Vue mer\r\n\nBar,, Yoga;\n')).toEqual(tags);
  });

  it('are written with commas', () => {
    expect(formatTagList(['spa', 'vue mer'])).toBe('spa, vue mer');
    expect(formatTagList(null)).toBe('');
  });

  it('round-trip through the field’s text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'a é,;\n\u00A0') }), (text) => {
        const tags = parseTagList(text);
        expect(parseTagList(formatTagList(tags))).toEqual(tags);
        for (const tag of tags) expect(tag).toMatch(/^[^\s,;](?:[^,;\n]*[^\s,;])?$/);
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPhone, normalisePhone } from '#domain/requests/contact-links.ts';

const digits = (count: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: count, maxLength: count });
const separators = fc.constantFrom('', ' ', '.', '-', '\u00A0', '\u202F', '–', ' - ');

/** The characters of a number with separators strewn between them. */
const strewn = (number: fc.Arbitrary<string>) =>
  number.chain((text) =>
    fc
      .array(separators, { minLength: text.length, maxLength: text.length })
      .map((gaps) => [...text].map((character, index) => character + gaps[index]).join('')),
  );

describe('isPhone', () => {
  it.each([
    '0612345678',
    '06 12 34 56 78',
    '06.12.34.56.78',
    '06-12-34-56-78',
    '+33 6 12 34 56 78',
    '+33612345678',
    '+1 212 555 0100',
    '+230 5123 4567',
    '+123456789012345',
  ])('takes %s', (text) => {
    expect(isPhone(text)).toBe(true);
  });

  it.each([
    '',
    '0012345678',
    '061234567',
    '06123456789',
    '612345678',
    '33612345678',
    '+1234567890123456',
    '+0612345678',
    '+',
    '06 12 34 56 7a',
    '(06) 12 34 56 78',
    '06/12/34/56/78',
    '++33612345678',
  ])('refuses « %s »', (text) => {
    expect(isPhone(text)).toBe(false);
  });

  it('takes every French number however it is spaced', () => {
    const french = fc
      .tuple(fc.constantFrom('0', '+33'), fc.constantFrom(...'123456789'), digits(8))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(strewn(french), (text) => {
        expect(isPhone(text)).toBe(true);
      }),
    );
  });

  it('takes an international number of up to 15 digits', () => {
    const count = fc.integer({ min: 1, max: 20 });
    fc.assert(
      fc.property(count, (length) => {
        expect(isPhone(`+1${'2'.repeat(length)}`)).toBe(length <= 14);
      }),
    );
  });

  it('takes nothing that holds another character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        if (isPhone(text)) expect(normalisePhone(text)).toMatch(/^\+?\d+$/);
        expect(normalisePhone(normalisePhone(text))).toBe(normalisePhone(text));
      }),
    );
  });
});

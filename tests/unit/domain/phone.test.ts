import fc from 'fast-check';
import { type CountryCode, getExampleNumber, isValidPhoneNumber } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { phoneLink } from '#domain/requests/contact-links.ts';
import { HOLIDAY_FIELDS } from '#domain/requests/holiday-fields.ts';
import { ambiguousPhoneQuestion, parsePhone } from '#domain/text/phone.ts';
import { roughText } from './any-text.ts';

describe('a typed phone number', () => {
  it.each([
    ['06/12/34/56/78', '06 12 34 56 78', '+33612345678'],
    ['06,12,34,56,78', '06 12 34 56 78', '+33612345678'],
    ['(06) 12–34–56–78', '06 12 34 56 78', '+33612345678'],
    ['０６１２３４５６７８', '06 12 34 56 78', '+33612345678'],
    ['+33 (0)6.12.34.56.78', '+33 6 12 34 56 78', '+33612345678'],
    ['+33 06 12 34 56 78', '+33 6 12 34 56 78', '+33612345678'],
    ['(+33) 6 12 34 56 78', '+33 6 12 34 56 78', '+33612345678'],
    ['0033 6 12 34 56 78', '+33 6 12 34 56 78', '+33612345678'],
    ['33612345678', '+33 6 12 34 56 78', '+33612345678'],
    ['\u202a+33\u00a06 12 34\u202f56 78\u202c', '+33 6 12 34 56 78', '+33612345678'],
    ['tél. : 0612345678', '06 12 34 56 78', '+33612345678'],
    ['« 06 12 34 56 78. »', '06 12 34 56 78', '+33612345678'],
    ['06 12 34 56 78 (le soir)', '06 12 34 56 78 (le soir)', '+33612345678'],
    ['0612345678 après 18 h', '06 12 34 56 78 après 18 h', '+33612345678'],
    ['06 12 34 56 78 entre 9h30 et 12h', '06 12 34 56 78 entre 9h30 et 12h', '+33612345678'],
    ['0123456789 poste 12', '01 23 45 67 89 poste 12', '+33123456789'],
    ['0612345678, hôpital', '06 12 34 56 78, hôpital', '+33612345678'],
    ['mobile 0612345678', 'mobile 06 12 34 56 78', '+33612345678'],
    ['0692123456', '0692 12 34 56', '+262692123456'],
    ['+33 692 12 34 56', '+262 692 12 34 56', '+262692123456'],
    ['+262 0692 12 34 56', '+262 692 12 34 56', '+262692123456'],
    ['0690 12 34 56', '0690 12 34 56', '+590690123456'],
    ['0694 12 34 56', '0694 12 34 56', '+594694123456'],
    ['0596 12 34 56', '0596 12 34 56', '+596596123456'],
    ['0508 41 12 34', '0508 41 12 34', '+508411234'],
    ['0 800 123 456', '08 00 12 34 56', '+33800123456'],
    ['0820 12 34 56', '08 20 12 34 56', '+33820123456'],
    ['0661 12 34 56', '06 61 12 34 56', '+33661123456'],
    ['06-12345678', '06 12 34 56 78', '+33612345678'],
    ['☎ 06 12 34\uFE0F 56 78 (18:30) !', '☎ 06 12 34 56 78 (18:30) !', '+33612345678'],
    ['https://wa.me/33612345678', 'https://wa.me/+33 6 12 34 56 78', '+33612345678'],
    ['+41 79 123 45 67 18:30', '+41 79 123 45 67 18:30', '+41791234567'],
    ['+41 79 123 45 67 18-20h', '+41 79 123 45 67 18-20h', '+41791234567'],
    ['+508 411234', '+508 41 12 34', '+508411234'],
    ['+41 (0)79 123 45 67', '+41 79 123 45 67', '+41791234567'],
    ['+1 (415) 555-0100', '+1 415 555 0100', '+14155550100'],
    ['+39 (0)6 1234 5678', '+39 06 1234 5678', '+390612345678'],
    ['+212 661-123456 (Maroc)', '+212 661 123456 (Maroc)', '+212661123456'],
    ['+36 06 20 123 4567', '+36 20 123 4567', '+36201234567'],
    ['+7 8 916 123-45-67', '+7 916 123 45 67', '+79161234567'],
    ['+370 8 612 34567', '+370 612 34567', '+37061234567'],
    ['+39 (0)347 123 4567', '+39 347 123 4567', '+393471234567'],
    ['+123456789012345', '+1 23456789012345', '+123456789012345'],
  ])(
    'the typed phone number « %s » is shown as « %s » and dialled as %s',
    (typed, shown, called) => {
      expect(parsePhone(typed)).toEqual({ shown, digits: called.slice(1) });
      expect(phoneLink(shown)).toBe(`tel:${called}`);
    },
  );

  it.each([
    ['0612345678 ou 0123456789', '06 12 34 56 78 ou 01 23 45 67 89'],
    ['06 12 34 56 78 / 01 23 45 67 89', '06 12 34 56 78 ou 01 23 45 67 89'],
    ['06 12 34 56 78 01 23 45 67 89', '06 12 34 56 78 ou 01 23 45 67 89'],
    ['06 12 34 56 78 ou 79', '06 12 34 56 78'],
    ['0475/12.34.56', '04 75 12 34 56 ou +32 475 12 34 56'],
    ['079 123 45 67', '07 91 23 45 67 ou +41 79 123 45 67'],
    ['06 12 34 56 78 (Maroc)', '06 12 34 56 78'],
    ['078 123 45 67 Suisse', '07 81 23 45 67 ou +41 78 123 45 67'],
    ['06 12 34 56 78 indicatif +212', '06 12 34 56 78'],
    ['0475 123 456', '04 75 12 34 56'],
    ['087 123 4567', '08 71 23 45 67'],
    ['034 12 345 67', '03 41 23 45 67'],
    ['06 6982 1234', '06 69 82 12 34'],
    ['0661-123456', '06 61 12 34 56'],
    ['(040) 6623180', '04 06 62 31 80'],
    ['0612345678@example.fr', '06 12 34 56 78'],
    ['+41 22 345 67 89/90', '+41 22 345 67 89'],
    ['+352 22 12 34 / 22 12 35', '+352 22 12 34'],
    ['+6 12 34 56 78', '06 12 34 56 78'],
    ['(514) 555-0123', '+1 514 555 0123'],
    ['5145550123', '+1 5145550123'],
    ['612345678', '06 12 34 56 78'],
    ['41 79 123 45 67', '+41 79 123 45 67'],
  ])(
    'the unclear typed phone number « %s » leads to the question which number is meant: %s',
    (typed, numbers) => {
      expect(parsePhone(typed)).toBeNull();
      expect(ambiguousPhoneQuestion(typed)).toBe(`Quel est le bon numéro\u00a0: ${numbers}\u202f?`);
      for (const number of numbers.split(' ou ')) expect(parsePhone(number)).not.toBeNull();
    },
  );

  it.each([
    '',
    '12 34',
    '06 12 34 56 7',
    '+33 6 12 34 56 7',
    '06 12 34 56 7a',
    // A landline of Belgium, which has eight digits after its 0.
    '02 123 45 67',
    'javascript:alert(1)',
    // Mobile numbers of Spain and Britain.
    '612 345 678',
    '07911123456',
    // Too short for any country, and a zero that no country dials.
    '001 9949',
    '+40 00 12 34 56',
  ])('the typed text « %s » is not read as a phone number', (typed) => {
    expect(parsePhone(typed)).toBeNull();
    expect(ambiguousPhoneQuestion(typed)).toBeNull();
  });

  const countries = fc.constantFrom(...(Object.keys(examples) as CountryCode[]));
  it('a mobile number of any country is read, even with a trunk zero after the country code', () => {
    const layouts = fc.constantFrom<(code: string, national: string) => string>(
      (code, national) => `+${code} ${national}`,
      (code, national) => `00${code}.${national}`,
      (code, national) => `+${code} (0)${national}`,
    );
    fc.assert(
      fc.property(countries, layouts, (country, layout) => {
        const example = getExampleNumber(country, examples);
        if (!example) return;
        const { countryCallingCode: code, nationalNumber: national, number } = example;
        const typed = layout(code, national);
        const hasTrunkZero = /^\(?0/.test(example.formatNational()) && !national.startsWith('0');
        if (typed.includes('(0)') && !hasTrunkZero) return;
        const read = `+${parsePhone(typed)?.digits}`;
        expect([typed, read]).toEqual([typed, number]);
        expect(isValidPhoneNumber(read)).toBe(true);
      }),
    );
  });

  it('any readable phone number is stored in a notation that is read as the same number; a text that is no phone number throws no error', () => {
    const pieces = '0|6|12|34|56|78|+33|(0)|00|41|(|)|.|/|,|ou| h|é|poste|tél.';
    fc.assert(
      fc.property(roughText(...pieces.split('|')), (text) => {
        const { success, output } = v.safeParse(HOLIDAY_FIELDS.telephone, text);
        const read = parsePhone(text);
        if (read) expect(parsePhone(read.shown)).toEqual(read);
        if (read && success) expect(output).toBe(read.shown);
        if (read) expect(phoneLink(text)).toMatch(/^tel:\+\d{2,15}$/);
        else expect(() => ambiguousPhoneQuestion(text)).not.toThrow();
      }),
      { numRuns: 500 },
    );
  });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BLOG_POST_FIELDS } from '#domain/blog/blog-post.ts';
import { DESTINATION_FIELDS } from '#domain/destination/destination.ts';
import { HOTEL_FIELDS } from '#domain/hotel/hotel.ts';
import {
  coerceStoredFieldValue,
  coerceStoredFieldValues,
  describeStoredFaults,
} from '#domain/schema/any-value.ts';
import { propertiesOf } from '#domain/schema/properties-of.ts';
import { roughText } from './any-text.ts';

const url = 'https://images.example.org/a.jpg';

test.each([
  ['price', '0', 0, 'Prix\u00a0: «\u202f0\u202f» n’est pas un nombre'],
  ['price', '1 250,50 €', 1250.5, 'Prix\u00a0: «\u202f1 250,50 €\u202f» n’est pas un nombre'],
  ['price', 'sur demande', 'sur demande', /sur demande\u202f» n’est pas un nombre$/],
  ['amenities', 'Piscine, Spa', ['Piscine', 'Spa'], /n’est pas une liste de textes$/],
  [
    'price',
    Number.NaN,
    0,
    /Le prix doit être un nombre.*\u202f; ce qui ne convient pas sera effacé/,
  ],
  [
    'amenities',
    ['Spa', 3, {}],
    ['Spa', '3'],
    /n’est pas une liste de textes\u202f; .* sera effacé/,
  ],
  ['open_months', ['toute l’année'], [], /La valeur n’est pas une liste de mois\u202f; .* effacé/],
  ['name', {}, null, 'Nom\u00a0: La valeur n’est pas un texte'],
  ['gallery', [url], [{ url, alt: '' }], /n’est pas une liste d’images$/],
  [
    'gallery',
    [{ url: 'http://a.fr/b.jpg', alt: 'Le lac' }, 3, url],
    [
      { url: 'http://a.fr/b.jpg', alt: 'Le lac' },
      { url, alt: '' },
    ],
    /n’est pas une liste d’images\u202f; ce qui ne convient pas sera effacé à l’enregistrement$/,
  ],
  [
    'amenities',
    { 0: 'Spa', 1: null, 2: 'Bar' },
    ['Spa', 'Bar'],
    /liste de textes\u202f; .* effacé/,
  ],
  [
    'gallery',
    { 0: url },
    [{ url, alt: '' }],
    'Galerie\u00a0: La valeur n’est pas une liste d’images',
  ],
  ['coordinates', { _latitude: 0, _longitude: 7 }, { lat: 0, lng: 7 }, /n’est pas un point/],
  ['coordinates', { latitude: 43.5, longitude: 7 }, { lat: 43.5, lng: 7 }, /n’est pas un point/],
  ['published', 'oui', false, 'Publié\u00a0: «\u202foui\u202f» n’est pas oui ou non'],
  [
    'publish_at',
    'demain',
    null,
    /^Publier le\u00a0: «\u202fdemain\u202f» n’est pas une date\u202f; .* effacé/,
  ],
  [
    'publish_at',
    '5/1/2027 9:00',
    '2027-01-05T08:00:00.000Z',
    /2027 9:00\u202f» n’est pas une date$/,
  ],
  ['publish_at', 1798761600000, '2027-01-01T00:00:00.000Z', /n’est pas une date$/],
  [
    'publish_at',
    { _seconds: 1798761600 },
    '2027-01-01T00:00:00.000Z',
    /La valeur n’est pas une date$/,
  ],
  ['region', 'Europe du Sud', null, /Europe du Sud\u202f» n’est pas un choix possible$/],
] as const)(
  'a hotel’s %s stored as %j opens in the editor as %j',
  (name, stored, opened, fault) => {
    expect(coerceStoredFieldValue(HOTEL_FIELDS[name], stored)).toEqual(opened);
    const [found] = describeStoredFaults({ [name]: HOTEL_FIELDS[name] }, { [name]: stored });
    expect(found).toEqual(fault instanceof RegExp ? expect.stringMatching(fault) : fault);
  },
);

test('stored values of any type open in the editor without an error, and French sentences say what is invalid', () => {
  const texts = roughText(
    '1 250',
    '€',
    ',',
    'Spa',
    '43.5',
    'https://a.fr/b.jpg',
    'demain',
    'Europe',
  );
  const values = fc.oneof(fc.anything({ withDate: true }), texts, fc.array(texts));
  fc.assert(
    fc.property(values, (value) => {
      for (const fields of [HOTEL_FIELDS, BLOG_POST_FIELDS, DESTINATION_FIELDS]) {
        const given = Object.fromEntries(Object.keys(fields).map((name) => [name, value]));
        const opened = coerceStoredFieldValues(fields, given);
        expect(coerceStoredFieldValues(fields, opened)).toEqual(opened);
        for (const fault of describeStoredFaults(fields, given))
          expect(fault).not.toMatch(/undefined|Invalid/);
      }
    }),
  );
});

test.each([null, undefined, 'texte', 3, false])(
  '%j is read as an object without values',
  (value) => {
    expect(propertiesOf(value).batches).toBeUndefined();
  },
);

test('an object is read as it is', () => {
  const stored = { batches: 2 };
  expect(propertiesOf(stored)).toBe(stored);
});

import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import { CatalogueHotel, Hotel, HotelInputSchema } from '#domain/hotel/hotel.ts';
import { firstErrors } from '../../support/first-errors.ts';

const bare = { id: 'kyoto', name: 'Le Pavillon', location: 'Kyoto, Japon' };
const least = { name: bare.name, location: bare.location, region: 'Asie' };
const errorsOf = (change: object) => firstErrors(HotelInputSchema, { ...least, ...change });

test('a hotel stored before newer fields existed is read with the defaults of these fields', () => {
  const nothing = {
    published: true,
    featured: false,
    amenities: [],
    open_months: [],
    gallery: [],
  };
  const hotel = v.parse(Hotel, { ...bare, secret: 1 });
  expect(hotel).toMatchObject({ ...bare, ...nothing, region: null });
  const others = Object.entries(hotel).filter(([name]) => !(name in { ...bare, ...nothing }));
  expect(others.every(([, value]) => value === null || value === 0)).toBe(true);
});

test.each([
  ['name', 'N'.repeat(121)],
  ['price', 100_001],
  ['rating', 7],
  ['amenities', Array(51).fill('Spa')],
])('a stored hotel whose %s is beyond the present limit is read unchanged', (key, value) => {
  expect(v.parse(Hotel, { ...bare, [key]: value })).toMatchObject({ [key]: value });
});

test('a hotel whose amenities or gallery have an invalid entry is read without any amenities or without a gallery', () => {
  const gallery = [{ url: 'data:text/html,x', alt: 'non' }];
  expect(v.parse(Hotel, { ...bare, amenities: ['Spa', 7], gallery })).toMatchObject({
    amenities: [],
    gallery: [],
  });
});

describe('the hotel’s editor', () => {
  it('the hotel editor shows an error for a missing name, a missing location and an unknown region', () => {
    expect(errorsOf({ name: ' ', location: '', region: 'Afrique' })).toEqual({
      name: 'Le nom est requis',
      location: 'La localisation est requise',
      region: 'La région est requise',
    });
  });

  it('the hotel editor stores only the URL and the cleaned alternative text of a gallery picture', () => {
    const picture = { url: '/art/hotel-kyoto-1280.webp', alt: ' Le\n jardin\u001F ', more: 1 };
    expect(v.parse(HotelInputSchema, { ...least, gallery: [picture] }).gallery).toEqual([
      { url: picture.url, alt: 'Le jardin' },
    ]);
  });

  it('the hotel editor names a latitude or longitude that is out of range', () => {
    expect(errorsOf({ coordinates: { lat: 90.1, lng: -180.1 } })).toEqual({
      'coordinates.lat': 'La latitude doit être un nombre entre -90 et 90',
      'coordinates.lng': 'La longitude doit être un nombre entre -180 et 180',
    });
  });
});

test('the summary of a hotel in lists has only what a card and a map need, with the description as plain text', () => {
  const description =
    '<p>Un <strong>palais</strong><script>alert(1)</script></p><p>sur l&#39;eau</p>';
  const hotel = v.parse(Hotel, { ...bare, region: 'Asie', description, details: 'Douze suites' });
  expect(v.parse(CatalogueHotel, hotel)).toEqual({
    ...bare,
    region: 'Asie',
    image: null,
    rating: 0,
    price: 0,
    description: "Un palais sur l'eau",
    featured: false,
    created_at: null,
    coordinates: null,
    kinds: [],
    months: [],
  });
});

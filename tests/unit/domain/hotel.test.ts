import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { Hotel, toHotelSummary } from '#domain/hotel/hotel.ts';
import { REGIONS } from '#domain/hotel/hotel-search.ts';

const bare = { id: 'kyoto', name: 'Le Pavillon', location: 'Kyoto, Japon' };

const full = {
  ...bare,
  region: 'Asie',
  image: 'https://images.example/kyoto.jpg',
  rating: 4.8,
  price: 1240,
  description: 'Un <b>jardin</b> de mousse.',
  featured: true,
  amenities: ['Spa', 'Piscine'],
  details: 'Douze suites',
  experience_description: 'Le thé',
  amenities_description: 'Les bains',
  location_description: 'Au nord',
  seo_title: 'Titre',
  seo_description: 'Texte',
  seo_keywords: 'mots',
  published: false,
  publish_at: '2026-12-01T08:00:00.000Z',
  gallery: [{ url: '/art/hotel-kyoto-1280.webp', alt: 'Le jardin' }],
  booking_url: 'https://partenaire.example/kyoto',
  coordinates: { lat: 35.01, lng: 135.77 },
  created_at: '2026-03-01T10:00:00.000Z',
  updated_at: '2026-04-01T10:00:00.000Z',
};

const defaults = {
  ...bare,
  region: null,
  image: null,
  rating: 0,
  price: 0,
  description: null,
  featured: false,
  amenities: [],
  details: null,
  experience_description: null,
  amenities_description: null,
  location_description: null,
  seo_title: null,
  seo_description: null,
  seo_keywords: null,
  published: true,
  publish_at: null,
  gallery: [],
  booking_url: null,
  coordinates: null,
  created_at: null,
  updated_at: null,
};

describe('reading a hotel', () => {
  it('keeps a complete document as it is', () => {
    expect(v.parse(Hotel, full)).toEqual(full);
  });

  it('gives every missing field its default', () => {
    expect(v.parse(Hotel, bare)).toStrictEqual(defaults);
  });

  it('may be in four regions', () => {
    expect(REGIONS).toEqual(['Europe', 'Asie', 'Amérique', 'Océan indien']);
  });

  it('gives every null field its default', () => {
    const nulls = Object.fromEntries(Object.keys(defaults).map((key) => [key, null]));
    expect(v.parse(Hotel, { ...nulls, ...bare })).toStrictEqual(defaults);
  });

  it.each([{ wrong: { a: 1 } }, { wrong: [7] }])(
    'gives fields of a wrong type ($wrong) their default',
    ({ wrong }) => {
      const wrongs = Object.fromEntries(Object.keys(defaults).map((key) => [key, wrong]));
      expect(v.parse(Hotel, { ...wrongs, ...bare })).toStrictEqual(defaults);
    },
  );

  it.each([
    ['image', 'javascript:alert(1)'],
    ['image', 'http://images.example/a.jpg'],
    ['rating', Number.NaN],
    ['rating', '5'],
    ['price', Number.POSITIVE_INFINITY],
    ['region', 'Afrique'],
    ['description', '  '],
    ['details', ' \n'],
    ['booking_url', 'http://partenaire.example'],
    ['booking_url', '/art/a.webp'],
    ['coordinates', { lat: 91, lng: 0 }],
    ['coordinates', { lat: 0, lng: -181 }],
    ['coordinates', { lat: 0 }],
    ['created_at', 'hier'],
    ['gallery', 'https://images.example/a.jpg'],
  ])('gives %s its default instead of %j', (key, value) => {
    expect(v.parse(Hotel, { ...bare, [key]: value })).toStrictEqual(defaults);
  });

  it.each([
    ['name', 'N'.repeat(121)],
    ['price', 100_001],
    ['rating', 7],
    ['amenities', Array(51).fill('Spa')],
  ])('keeps a %s beyond a limit, which may have been lowered since', (key, value) => {
    expect(v.parse(Hotel, { ...bare, [key]: value })).toStrictEqual({ ...defaults, [key]: value });
  });

  it('drops blank entries of a list, and a list or gallery that holds anything else', () => {
    const lists = (amenities: unknown, gallery: unknown) =>
      v.parse(Hotel, { ...bare, amenities, gallery });
    expect(lists(['Spa', ' ', 'Piscine'], [{ url: 'https://images.example/a.jpg' }])).toMatchObject(
      {
        amenities: ['Spa', 'Piscine'],
        gallery: [{ url: 'https://images.example/a.jpg', alt: '' }],
      },
    );
    expect(lists(['Spa', 7], [{ url: 'data:text/html,x', alt: 'non' }])).toMatchObject({
      amenities: [],
      gallery: [],
    });
  });

  it('never shares a default list between two hotels', () => {
    const [one, other] = [v.parse(Hotel, bare), v.parse(Hotel, bare)];
    expect(one.amenities).not.toBe(other.amenities);
    expect(one.gallery).not.toBe(other.gallery);
  });

  it.each(['id', 'name', 'location'])('refuses a document without %s', (key) => {
    for (const value of [undefined, null, '', '  ', 3]) {
      expect(v.safeParse(Hotel, { ...full, [key]: value }).success).toBe(false);
    }
  });

  it.each([null, undefined, 'hotel', 3, []])('refuses %j', (value) => {
    expect(v.safeParse(Hotel, value).success).toBe(false);
  });

  it('drops unknown fields', () => {
    expect(v.parse(Hotel, { ...full, secret: 1 })).toEqual(full);
  });
});

describe('toHotelSummary', () => {
  it('has what a card needs, and no more', () => {
    expect(toHotelSummary(v.parse(Hotel, full))).toEqual({
      id: 'kyoto',
      name: 'Le Pavillon',
      location: 'Kyoto, Japon',
      region: 'Asie',
      image: 'https://images.example/kyoto.jpg',
      rating: 4.8,
      price: 1240,
      description: 'Un jardin de mousse.',
      featured: true,
      created_at: '2026-03-01T10:00:00.000Z',
    });
  });

  it('has the text of a description, never its tags', () => {
    const description =
      '<p>Un <strong>palais</strong><script>alert(1)</script></p><p>sur l&#39;eau</p>';
    expect(toHotelSummary(v.parse(Hotel, { ...full, description })).description).toBe(
      "Un palais sur l'eau",
    );
  });
});

import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  checkHotel,
  EMPTY_HOTEL,
  type HotelValues,
  hotelIdFor,
  storedHotelValues,
  toHotelInput,
  toHotelValues,
  toShownHotel,
} from '#admin/features/hotels/hotel-values.ts';
import { HotelInput } from '#domain/hotel/hotel.ts';
import { aHotel } from '../../features/hotel-page/a-hotel.ts';

const FULL = aHotel({
  description: 'Neuf chambres de bois.',
  amenities: ['Spa', 'Plage'],
  details: 'Petit déjeuner compris',
  experience_description: 'On arrive par la mer.',
  amenities_description: 'Deux bains.',
  location_description: 'Face à la passe.',
  gallery: [{ url: '/art/hotel-bali-1280.webp', alt: 'Le bain' }],
  booking_url: 'https://reservation.example.com/anse-rose',
  coordinates: { lat: -4.36, lng: 55.83 },
  seo_title: 'Titre',
  seo_description: 'Description',
  seo_keywords: 'lagon',
  featured: true,
  published: false,
  publish_at: '2026-12-01T08:00:00.000Z',
});
const TYPED: HotelValues = { ...EMPTY_HOTEL, name: 'A', location: 'B', region: 'Asie' };
const typed = (values: Partial<HotelValues>) => ({ ...TYPED, ...values });

describe('form values of a hotel', () => {
  it('are saved unchanged', () => {
    const { id: _id, created_at: _created, updated_at: _updated, ...stored } = FULL;
    const values = toHotelValues(FULL, ['japon', 'bali']);
    expect(v.parse(HotelInput, toHotelInput(values))).toEqual(stored);
    expect(values.destinations).toEqual(['bali', 'japon']);
  });

  it('are empty instead of defaults for display', () => {
    const values = toHotelValues(aHotel({ image: '', rating: 0, price: 0 }), []);
    expect(values).toMatchObject({ image: '', description: '', rating: '', price: '' });
    const input = v.parse(HotelInput, toHotelInput(values));
    expect(input).toMatchObject({ image: null, description: null, rating: 0, price: 0 });
  });

  it('have numbers in French notation', () => {
    const publish_at = '2026-12-01T09:00';
    const french = { rating: '4,9', price: '1\u202f180', publish_at };
    expect(toHotelValues(FULL, [])).toMatchObject(french);
    const input = toHotelInput(
      typed({ rating: '4,9', price: '1 120', amenities: 'Spa, , Plage,' }),
    );
    expect(input).toMatchObject({ rating: 4.9, price: 1120, amenities: ['Spa', 'Plage'] });
  });

  it('leave out the rows of the gallery that nobody filled in', () => {
    const [picture] = FULL.gallery;
    const gallery = [{ url: ' ', alt: '' }, ...FULL.gallery, { url: '', alt: '' }];
    expect(checkHotel(typed({ gallery }))).toEqual({});
    expect(v.parse(HotelInput, toHotelInput(typed({ gallery }))).gallery).toEqual([picture]);
  });

  it('are read from a stored document; null when it is unreadable', () => {
    expect(storedHotelValues({ ...FULL, destinations: ['bali'] })).toEqual(
      toHotelValues(FULL, ['bali']),
    );
    expect(storedHotelValues({ ...FULL })?.destinations).toEqual([]);
    expect(storedHotelValues({ id: 'a' })).toBeNull();
  });
});

describe('checkHotel', () => {
  it('accepts the required fields alone', () => {
    expect(checkHotel(TYPED)).toEqual({});
  });

  it.each([
    [{ name: ' ' }, 'name', 'Le nom est requis'],
    [{ location: '' }, 'location', 'La localisation est requise'],
    [{ region: '' }, 'region', 'La région est requise'],
    [{ region: 'Lune' }, 'region', 'La région est requise'],
    [{ rating: '5,1' }, 'rating', 'La note doit être un nombre entre 0 et 5, par pas de 0,1'],
    [{ rating: '4,85' }, 'rating', 'La note doit être un nombre entre 0 et 5, par pas de 0,1'],
    [{ rating: 'bien' }, 'rating', 'La note doit être un nombre entre 0 et 5, par pas de 0,1'],
    [{ price: '-1' }, 'price', 'Le prix doit être un nombre entre 0 et 100000'],
    [{ price: '1.120' }, 'price', 'Le prix doit être un nombre entre 0 et 100000'],
    [
      { image: 'images/a.jpg' },
      'image',
      'L’adresse de l’image doit être une URL complète, en https',
    ],
    [
      { gallery: [{ url: '', alt: 'Le bain' }] },
      'gallery',
      'L’adresse de l’image doit être une URL complète, en https',
    ],
    [
      { booking_url: 'http://a.example' },
      'booking_url',
      'L’adresse de réservation doit être une URL complète, en https',
    ],
    [
      { publish_at: 'demain' },
      'publish_at',
      'La date et l’heure de publication ne sont pas valides',
    ],
    [{ coordinates: '91, 0' }, 'coordinates', 'La latitude doit être un nombre entre -90 et 90'],
    [
      { coordinates: '0, 181' },
      'coordinates',
      'La longitude doit être un nombre entre -180 et 180',
    ],
    [{ coordinates: 'le lagon' }, 'coordinates', 'La latitude doit être un nombre entre -90 et 90'],
  ])('%o: %s', (values, field, message) => {
    expect(checkHotel(typed(values))).toEqual({ [field]: message });
  });
});

describe('toShownHotel', () => {
  it('has defaults for missing and invalid values', () => {
    const shown = toShownHotel({ ...EMPTY_HOTEL, rating: 'bien', image: 'x' }, 'a', null);
    expect(shown).toMatchObject({
      id: 'a',
      name: 'Nom de l’hôtel',
      location: 'Localisation',
      rating: 0,
      image: null,
      description: null,
    });
    expect(toShownHotel(toHotelValues(FULL, []), FULL.id, null)).toEqual(FULL);
  });
});

describe('hotelIdFor', () => {
  it('is the slug of the name, but never `new`', () => {
    expect(hotelIdFor('Hôtel du Lac Blanc')).toBe('hotel-du-lac-blanc');
    expect(hotelIdFor('New')).toBe('hotel-new');
    expect(hotelIdFor('!')).toBe('hotel');
    expect(hotelIdFor(`${'a'.repeat(79)} b`)).toBe('a'.repeat(79));
  });
});

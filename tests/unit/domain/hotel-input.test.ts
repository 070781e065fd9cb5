import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { HotelInput } from '#domain/hotel/hotel.ts';
import { parseErrors } from './parse-errors.ts';

const bare = { name: 'Le Pavillon', location: 'Kyoto, Japon', region: 'Asie' };
const errorsOf = (change: object) => parseErrors(HotelInput, { ...bare, ...change });

describe('writing a hotel', () => {
  it('fills in the defaults of a minimal hotel', () => {
    expect(v.parse(HotelInput, bare)).toEqual({
      ...bare,
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
    });
  });

  it.each([
    ['name', 'Le nom est requis'],
    ['location', 'La localisation est requise'],
    ['region', 'La région est requise'],
  ])('requires %s', (key, message) => {
    for (const value of ['', '   ', null, undefined, 3]) {
      expect(errorsOf({ [key]: value })).toEqual({ [key]: message });
    }
  });

  it('refuses an unknown region', () => {
    expect(errorsOf({ region: 'Afrique' })).toEqual({ region: 'La région est requise' });
  });

  it.each([
    ['name', 120],
    ['location', 160],
    ['description', 5000],
    ['details', 5000],
    ['experience_description', 5000],
    ['amenities_description', 5000],
    ['location_description', 5000],
    ['seo_title', 120],
    ['seo_description', 320],
    ['seo_keywords', 500],
  ])('limits %s to %d characters', (key, max) => {
    expect(errorsOf({ [key]: 'a'.repeat(max) })).toEqual({});
    expect(errorsOf({ [key]: 'a'.repeat(max + 1) })).toEqual({
      [key]: `Ce texte est trop long (${max} caractères au plus)`,
    });
    expect(Object.keys(errorsOf({ [key]: ['a'] }))).toEqual([key]);
  });

  it('stores an empty optional text as null, and others cleaned', () => {
    const hotel = v.parse(HotelInput, {
      ...bare,
      name: '  Le\r\n Pavillon\u0000 ',
      description: '  ',
      details: ' Une\r\nligne\u0000 \n',
      seo_title: ' Un\n titre ',
      image: '',
      booking_url: '',
    });
    expect(hotel).toMatchObject({
      name: 'Le Pavillon',
      description: null,
      details: 'Une\nligne',
      seo_title: 'Un titre',
      image: null,
      booking_url: null,
    });
  });

  it.each(['ftp://a.example/x.jpg', 'images/a.jpg', 'http://a.example/x.jpg', 'javascript:x'])(
    'refuses %s as an image',
    (image) => {
      const message = 'L’adresse de l’image doit être une URL complète, en https';
      expect(errorsOf({ image })).toEqual({ image: message });
      expect(errorsOf({ gallery: [{ url: image, alt: '' }] })).toEqual({
        'gallery.0.url': message,
      });
    },
  );

  it('accepts ratings from 0 to 5 in steps of 0.1', () => {
    for (let tenths = 0; tenths <= 50; tenths += 1) {
      expect(errorsOf({ rating: tenths / 10 })).toEqual({});
    }
    for (const rating of [-0.1, 5.1, 4.85, Number.NaN, '4', null]) {
      expect(errorsOf({ rating }), String(rating)).toEqual({
        rating: 'La note doit être un nombre entre 0 et 5, par pas de 0,1',
      });
    }
  });

  it('accepts prices from 0 to the limit', () => {
    for (const price of [0, 99.5, 100_000]) expect(errorsOf({ price })).toEqual({});
    for (const price of [-1, 100_001, Number.NaN, Number.POSITIVE_INFINITY, '12']) {
      expect(errorsOf({ price })).toEqual({
        price: 'Le prix doit être un nombre entre 0 et 100000',
      });
    }
  });

  it('drops empty amenities and limits their number and length', () => {
    expect(v.parse(HotelInput, { ...bare, amenities: [' Spa ', '', ' '] }).amenities).toEqual([
      'Spa',
    ]);
    expect(v.parse(HotelInput, { ...bare, amenities: null }).amenities).toEqual([]);
    expect(errorsOf({ amenities: Array(50).fill('a') })).toEqual({});
    expect(errorsOf({ amenities: Array(51).fill('a') })).toEqual({
      amenities: 'La liste est trop longue (50 entrées au plus)',
    });
    expect(errorsOf({ amenities: ['a'.repeat(121)] })).toEqual({
      amenities: 'Ce texte est trop long (120 caractères au plus)',
    });
  });

  it('limits the gallery to 24 pictures', () => {
    const picture = { url: '/art/hotel-kyoto-1280.webp', alt: 'Le jardin' };
    expect(errorsOf({ gallery: Array(24).fill(picture) })).toEqual({});
    expect(errorsOf({ gallery: Array(25).fill(picture) })).toEqual({
      gallery: 'La galerie compte 24 images au plus',
    });
    expect(errorsOf({ gallery: [{ ...picture, alt: 'a'.repeat(301) }] })).toEqual({
      'gallery.0.alt': 'Ce texte est trop long (300 caractères au plus)',
    });
    const gallery = [{ ...picture, more: 1 }];
    expect(v.parse(HotelInput, { ...bare, gallery }).gallery).toEqual([picture]);
  });

  it('cleans the alternative texts of the gallery', () => {
    const gallery = [{ url: '/art/hotel-kyoto-1280.webp', alt: ' Le\n jardin\u001F ' }];
    expect(v.parse(HotelInput, { ...bare, gallery }).gallery[0]?.alt).toBe('Le jardin');
  });

  it('accepts https booking URLs only', () => {
    expect(errorsOf({ booking_url: 'https://partenaire.example/?id=1' })).toEqual({});
    for (const booking_url of ['http://partenaire.example', '/art/a-1280.webp', 'x']) {
      expect(errorsOf({ booking_url })).toEqual({
        booking_url: 'L’adresse de réservation doit être une URL complète, en https',
      });
    }
  });

  it('accepts coordinates on the globe', () => {
    expect(errorsOf({ coordinates: { lat: -90, lng: 180 } })).toEqual({});
    expect(errorsOf({ coordinates: { lat: 90.1, lng: -180.1 } })).toEqual({
      'coordinates.lat': 'La latitude doit être un nombre entre -90 et 90',
      'coordinates.lng': 'La longitude doit être un nombre entre -180 et 180',
    });
    const coordinates = { lat: 0, lng: 0, alt: 0 };
    expect(v.parse(HotelInput, { ...bare, coordinates }).coordinates).toEqual({ lat: 0, lng: 0 });
  });

  it.each(['id', 'created_at', 'updated_at', 'admin'])('refuses the key %s', (key) => {
    expect(Object.keys(errorsOf({ [key]: 'x' }))).toEqual([key]);
  });
});

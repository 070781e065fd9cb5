import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { Destination, DestinationInput } from '#domain/destination/destination.ts';
import { parseErrors } from './parse-errors.ts';

const bare = { id: 'japon', destination_name: 'Japon', destination_slug: 'japon' };
const least = { destination_name: 'Japon', destination_slug: 'japon' };
const errorsOf = (change: object) => parseErrors(DestinationInput, { ...least, ...change });

const defaults = {
  ...bare,
  display_order: 1,
  active: true,
  publish_at: null,
  banner_image: null,
  subtitle: null,
  description: null,
  seo_title: null,
  seo_description: null,
  seo_keywords: null,
  created_at: null,
  updated_at: null,
};

describe('reading a destination', () => {
  it('gives missing fields their defaults', () => {
    expect(v.parse(Destination, bare)).toStrictEqual(defaults);
  });

  it.each([
    ['display_order', Number.POSITIVE_INFINITY],
    ['display_order', '2'],
    ['active', 'oui'],
    ['banner_image', 7],
    ['banner_image', null],
    ['banner_image', '<p>rien</p>'],
    ['subtitle', false],
    ['updated_at', 12],
  ])('gives %s its default instead of %j', (key, value) => {
    expect(v.parse(Destination, { ...bare, [key]: value })).toStrictEqual(defaults);
  });

  it.each(['id', 'destination_name', 'destination_slug'])(
    'refuses a destination without %s',
    (key) => {
      expect(v.safeParse(Destination, { ...bare, [key]: undefined }).success).toBe(false);
      expect(v.safeParse(Destination, { ...bare, [key]: ' ' }).success).toBe(false);
    },
  );
});

describe('writing a destination', () => {
  it('fills in the defaults of a minimal destination', () => {
    const { id: _id, created_at: _created, updated_at: _updated, ...expected } = defaults;
    expect(v.parse(DestinationInput, least)).toEqual(expected);
  });

  it('stores only the URL of a pasted banner', () => {
    const stored = (banner_image: string) =>
      v.parse(DestinationInput, { ...least, banner_image }).banner_image;
    expect(stored('<img src="https://images.example/j.jpg" onerror="alert(1)">')).toBe(
      'https://images.example/j.jpg',
    );
    expect(stored('/art/destination-japon-1280.webp')).toBe('/art/destination-japon-1280.webp');
    expect(stored('  ')).toBeNull();
  });

  it.each(['<p>rien</p>', 'http://images.example/j.jpg', '<img src="javascript:x">'])(
    'refuses the banner %s',
    (banner_image) => {
      expect(errorsOf({ banner_image })).toEqual({
        banner_image: 'Aucune adresse d’image en https n’a été trouvée',
      });
    },
  );

  it('requires name, slug and order', () => {
    expect(errorsOf({ destination_name: ' ', destination_slug: '' })).toEqual({
      destination_name: 'Le nom est requis',
      destination_slug: 'Le slug est requis',
    });
    expect(errorsOf({ display_order: '1' })).toEqual({
      display_order: 'L’ordre d’affichage est requis',
    });
    expect(errorsOf({ display_order: Number.NaN })).toEqual({
      display_order: 'L’ordre d’affichage est requis',
    });
  });

  it('accepts whole orders from 1', () => {
    for (const display_order of [1, 999]) expect(errorsOf({ display_order })).toEqual({});
    for (const display_order of [0, -1, 1.5, 1000]) {
      expect(errorsOf({ display_order })).toEqual({
        display_order: 'L’ordre d’affichage doit être un nombre entier entre 1 et 999',
      });
    }
  });

  it.each(['Japon', 'côte', '-a', 'a-', 'a--b', 'a/b', 'a b'])('refuses the slug %s', (slug) => {
    expect(errorsOf({ destination_slug: slug })).toEqual({
      destination_slug:
        'Le slug ne peut contenir que des minuscules sans accent, des chiffres et des tirets',
    });
  });

  it('refuses other keys', () => {
    expect(Object.keys(errorsOf({ id: 'x' }))).toEqual(['id']);
  });
});

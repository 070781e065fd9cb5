import * as v from 'valibot';
import { expect, test } from 'vitest';
import { Destination, DestinationInputSchema } from '#domain/destination/destination.ts';
import { sortByDisplayOrder } from '#domain/destination/destination-list.ts';
import { firstErrors } from '../../support/first-errors.ts';

const least = { destination_name: 'Japon', destination_slug: 'japon' };
const errorsOf = (change: object) => firstErrors(DestinationInputSchema, { ...least, ...change });

test('a destination stored without the fields `active` and `display_order` is active, with the order 1', () => {
  expect(v.parse(Destination, { ...least, id: 'japon' })).toMatchObject({
    display_order: 1,
    active: true,
  });
});

test('from HTML pasted as the banner of a destination, only the URL of the picture is stored', () => {
  const stored = (banner_image: string) =>
    v.parse(DestinationInputSchema, { ...least, banner_image }).banner_image;
  expect(stored('<img src="https://images.example/j.jpg" onerror="alert(1)">')).toBe(
    'https://images.example/j.jpg',
  );
  expect(stored('  ')).toBeNull();
});

test('a destination requires a name, a slug and a whole number as its display order', () => {
  expect(errorsOf({ destination_name: ' ', destination_slug: '' })).toEqual({
    destination_name: 'Le nom est requis',
    destination_slug: 'L’adresse de la page est requise',
  });
  expect(errorsOf({ display_order: Number.NaN })).toEqual({
    display_order: 'L’ordre d’affichage est requis',
  });
  expect(errorsOf({ display_order: 1.5 })).toEqual({
    display_order: 'L’ordre d’affichage doit être un nombre entier entre 1 et 999',
  });
});

test.each(['Japon', 'côte', 'a--b', 'a/b'])('a destination refuses the slug %s', (slug) => {
  expect(Object.keys(errorsOf({ destination_slug: slug }))).toEqual(['destination_slug']);
});

test('destinations are sorted by display order, then by French name', () => {
  const listed = (destination_name: string, display_order: number) => ({
    destination_name,
    display_order,
  });
  const list = [listed('Zanzibar', 2), listed('Écosse', 2), listed('Grèce', 1)];
  const names = sortByDisplayOrder(list).map((one) => one.destination_name);
  expect(names).toEqual(['Grèce', 'Écosse', 'Zanzibar']);
});

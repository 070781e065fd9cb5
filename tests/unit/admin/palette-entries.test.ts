import * as v from 'valibot';
import { expect, it } from 'vitest';
import { DestinationTitle, HotelTitle, RequestTitle } from '#admin/data/titles.ts';
import { ADMIN_PAGES } from '#admin/features/frame/admin-pages.ts';
import { paletteEntries, searchEntries } from '#admin/features/palette/palette-entries.ts';

const request = { id: 'r1', form_type: 'contact', first_name: 'Anne', last_name: 'Brémond' };
const entries = paletteEntries({
  isCut: false,
  hotels: [v.parse(HotelTitle, { id: 'h/1', name: 'Château d’Été', location: 'Loire, France' })],
  posts: [],
  destinations: [
    v.parse(DestinationTitle, {
      id: 'cote',
      destination_name: 'Côte d’Azur',
      destination_slug: 'cote',
    }),
  ],
  contents: [],
  requests: [
    v.parse(RequestTitle, request),
    v.parse(RequestTitle, { ...request, id: 'r2', first_name: '', last_name: '' }),
  ],
});
const labels = (text: string) => searchEntries(entries, text).map(({ label }) => label);

it('the search starts with the pages of the administration, twelve entries at most', () => {
  expect(labels('').slice(0, ADMIN_PAGES.length)).toEqual(ADMIN_PAGES.map(({ label }) => label));
  expect(labels('')).toHaveLength(12);
});

it.each([
  ['chateau', 'Château d’Été'],
  ["d'ete loire", 'Château d’Été'],
  ['COTE', 'Côte d’Azur'],
  ['bremond', 'Anne Brémond'],
  ['journ', 'Journal'],
])('the search finds « %s » by every word, ignoring accents', (text, label) => {
  expect(labels(text)[0]).toBe(label);
});

it('what starts with the text comes first, and requests without a name are left out', () => {
  expect(labels('de').indexOf('Destinations')).toBeLessThan(
    labels('de').indexOf('Tableau de bord'),
  );
  expect(labels('demande')).toEqual(['Demandes', 'Anne Brémond']);
  expect(labels('nulle part')).toEqual([]);
});

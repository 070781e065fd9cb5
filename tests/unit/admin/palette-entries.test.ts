import { expect, it } from 'vitest';
import { paletteEntries, searchEntries } from '#admin/features/palette/palette-entries.ts';
import { ADMIN_PAGES } from '#admin/frame/admin-pages.ts';

const title = { path: null, at: null };
const entries = paletteEntries([
  { ...title, section: 'hotels', id: 'h', label: 'Château d’Été', note: 'Hôtel, Loire' },
  { ...title, section: 'destinations', id: 'd', label: 'Côte d’Azur', note: 'Destination' },
  { ...title, section: 'demandes', id: 'r', label: 'Anne Brémond', note: 'Demande du 3 mai' },
]);
const labels = (text: string) => searchEntries(entries, text).map(({ label }) => label);

it('the search starts with the pages of the administration, twelve entries at most', () => {
  expect(labels('').slice(0, ADMIN_PAGES.length)).toEqual(ADMIN_PAGES.map(({ label }) => label));
  expect(labels('')).toHaveLength(12);
});

it.each([
  ['chateau', ['Château d’Été']],
  ["d'ete loire", ['Château d’Été']],
  ['COTE', ['Côte d’Azur']],
  ['demande', ['Demandes', 'Anne Brémond']],
  ['nulle part', []],
])('the search finds « %s » by every word, ignoring accents', (text, found) => {
  expect(labels(text)).toEqual(found);
});

it('entries that start with the text come first', () => {
  expect(labels('de').indexOf('Destinations')).toBeLessThan(
    labels('de').indexOf('Tableau de bord'),
  );
});

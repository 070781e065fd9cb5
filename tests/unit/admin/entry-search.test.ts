import { expect, it } from 'vitest';
import { searchEntries } from '#admin/features/palette/entry-field.tsx';

const ENTRIES = [
  { label: 'Tableau de bord', note: 'Page' },
  { label: 'Demandes', note: 'Page' },
  { label: 'Château d’Été', note: 'Hôtel, Loire' },
  { label: 'Côte d’Azur', note: 'Destination' },
  { label: 'Anne Brémond', note: 'Demande du 3 mai' },
];

it.each([
  ['chateau', ['Château d’Été']],
  ["d'ete loire", ['Château d’Été']],
  ['COTE', ['Côte d’Azur']],
  ['demande', ['Demandes', 'Anne Brémond']],
  ['de', ['Demandes', 'Tableau de bord', 'Côte d’Azur', 'Anne Brémond']],
  ['nulle part', []],
])(
  'a search for « %s » matches every word, ignores case and accents, and lists prefix matches first',
  (text, found) => {
    expect(searchEntries(ENTRIES, text).map(({ label }) => label)).toEqual(found);
  },
);

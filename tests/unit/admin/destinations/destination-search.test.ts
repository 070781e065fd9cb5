import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  filterDestinations,
  readDestinationSearch,
} from '#admin/features/destinations/destination-search.ts';
import { aDestination } from './a-destination.ts';

describe('the URL search of the list', () => {
  it('holds text, state and open form', () => {
    const search = { q: 'grè', etat: 'inactive', fiche: 'new' };
    expect(readDestinationSearch({ ...search, other: 1 })).toEqual(search);
  });

  it('ignores invalid parameters', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('q', 'etat', 'fiche'), fc.anything()), (search) => {
        const { etat } = readDestinationSearch(search);
        expect([undefined, 'active', 'inactive']).toContain(etat);
      }),
    );
    expect(readDestinationSearch({ etat: 'toutes', q: ' ' })).toEqual({});
  });
});

describe('search and filter', () => {
  const greece = aDestination({ subtitle: 'Des îles blanches' });
  const newYork = aDestination({
    id: 'new-york',
    destination_name: 'New York',
    destination_slug: 'new-york',
    active: false,
  });
  const found = (search: Parameters<typeof filterDestinations>[1]) =>
    filterDestinations([greece, newYork], search);

  it.each(['GRECE', 'grè', '/gre', 'iles', ' grèce '])(
    'finds « %s », ignoring case and accents',
    (q) => {
      expect(found({ q })).toEqual([greece]);
    },
  );

  it('filters by state', () => {
    expect(found({ etat: 'active' })).toEqual([greece]);
    expect(found({ etat: 'inactive' })).toEqual([newYork]);
    expect(found({ etat: 'inactive', q: 'grèce' })).toEqual([]);
    expect(found({})).toEqual([greece, newYork]);
  });
});

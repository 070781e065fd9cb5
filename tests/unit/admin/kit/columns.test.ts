// @vitest-environment node

import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { listParts, searcher } from '#admin/kit/list/columns.tsx';
import { newestFirst, sortRecords } from '#admin/kit/list/sort-records.ts';
import { readListSearch, sortedBy } from '#admin/kit/list/use-list-search.ts';
import { ENTITIES } from '#domain/admin/entities.ts';
import { Hotel } from '#domain/hotel/hotel.ts';

const hotel = (fields: Partial<Hotel>): Hotel =>
  v.parse(Hotel, { id: 'a', name: 'A', location: 'Nice', ...fields });
const { column, filter } = listParts(ENTITIES.hotels);

test('a column takes its label and its sort key from its field', () => {
  expect(column('price')).toMatchObject({ label: 'Prix' });
  expect(column('image').sortKey).toBeUndefined();
  expect(column('price').sortKey?.(hotel({ price: 120 }))).toBe(120);
  expect(column('region').sortKey?.(hotel({}))).toBeNull();
});

test('a filter offers its field’s options and keeps only records with the chosen option', () => {
  expect(filter('region').options).toMatchObject({ Asie: 'Asie' });
  expect(filter('region').passes(hotel({ region: 'Asie' }), 'Asie')).toBe(true);
  expect(filter('region').passes(hotel({}), 'Asie')).toBe(false);
  expect(filter('featured').passes(hotel({ featured: true }), 'non')).toBe(false);
  const { passes } = filter('published');
  const planned = hotel({ published: false, publish_at: '2099-01-01T00:00:00.000Z' });
  expect(['oui', 'non', 'prevu'].map((wanted) => passes(planned, wanted))).toEqual([
    false,
    true,
    true,
  ]);
});

test('a search finds records that contain every word, ignoring accents and case', () => {
  const isFound = searcher<Hotel>(({ name, location }) => [name, location]);
  const cote = hotel({ name: 'Côte d’Été', location: 'Nice, France' });
  expect(isFound('NICE ete')(cote)).toBe(true);
  expect(isFound('nice rome')(cote)).toBe(false);
  expect(isFound('')(cote)).toBe(true);
});

describe('the order of a list', () => {
  const sorted = (values: readonly (string | null)[], isDescending: boolean) =>
    sortRecords(values, isDescending, (value) => value);

  test('follows French collation, with numbers by value and missing values last', () => {
    const names = ['Zénith', null, 'école', 'Été', 'Chalet 10', 'Chalet 9', 'eau'];
    const asc = ['Chalet 9', 'Chalet 10', 'eau', 'école', 'Été', 'Zénith'];
    expect(sorted(names, false)).toEqual([...asc, null]);
    expect(sorted(names, true)).toEqual([...asc.toReversed(), null]);
  });

  test('is newest first, by the date shown to visitors and by the last save for drafts', () => {
    const old = { created_at: '2024-01-01', updated_at: '2026-03-01' };
    const draft = { created_at: null, updated_at: '2026-02-01' };
    const recent = { created_at: '2026-01-01', updated_at: '2026-01-01' };
    expect(newestFirst([old, recent, draft])).toEqual([draft, recent, old]);
  });

  test('is reversed by a second press on a column header', () => {
    expect(sortedBy({}, 'name')).toEqual({ sort: 'name', order: undefined });
    expect(sortedBy({ sort: 'name' }, 'name')).toEqual({ sort: 'name', order: 'desc' });
    expect(sortedBy({ sort: 'name', order: 'desc' }, 'price').order).toBeUndefined();
  });
});

test('list search parameters are read as strings; blank values, nulls and arrays are dropped', () => {
  expect(readListSearch({ q: 1900, sort: 'name', region: ' ', page: null, x: ['a'] })).toEqual({
    q: '1900',
    sort: 'name',
  });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  parseSharedListSearch,
  sharedIds,
  sharedListPath,
} from '#features/favourites/shared-list.ts';

const read = (search: Record<string, unknown>) => sharedIds(parseSharedListSearch(search));
const readPath = (path: string) =>
  read({ hotels: new URL(path, 'https://x.example').searchParams.get('hotels') });

test('a shared list round-trips through its link', () => {
  const id = fc.stringMatching(/^[\w-]{1,20}$/);
  fc.assert(
    fc.property(fc.uniqueArray(id, { maxLength: 20 }), (ids) => {
      expect(readPath(sharedListPath(ids))).toEqual(ids);
    }),
  );
});

test('a shared link holds at most twenty hotels, and at most twenty are read from a link', () => {
  const ids = Array.from({ length: 30 }, (_, index) => `hotel-${index}`);
  expect(readPath(sharedListPath(ids))).toEqual(ids.slice(0, 20));
  expect(read({ hotels: ids.join(',') })).toEqual(ids.slice(0, 20));
});

test('reading a shared link drops duplicates and whatever cannot be an id', () => {
  expect(read({ hotels: 'a,b,a,,a/b,../c, d,é' })).toEqual(['a', 'b']);
});

test('an id of digits, parsed as a number, is read as an id', () => {
  expect(read({ hotels: 7 })).toEqual(['7']);
});

test.each([[{}], [{ hotels: null }], [{ hotels: ['a'] }], [{ hotels: {} }], [{ hotels: '' }]])(
  'the search parameters %j give an empty shared list',
  (search) => {
    expect(read(search)).toEqual([]);
  },
);

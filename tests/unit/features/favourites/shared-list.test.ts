import { expect, test } from 'vitest';
import { comparedIds, sharedHotelIds, sharedListPath } from '#features/favourites/shared-list.ts';

const read = (path: string) =>
  sharedHotelIds(new URL(path, 'https://x.example').searchParams.get('hotels') ?? undefined);

test('a link that shares favourites has at most a hundred hotels, and no more are read from a link', () => {
  const ids = Array.from({ length: 130 }, (_, index) => `hotel-${index}`);
  expect(read(sharedListPath(ids))).toEqual(ids.slice(0, 100));
  expect(sharedHotelIds(ids.join(','))).toEqual(ids.slice(0, 100));
});

test('reading a link that shares favourites drops duplicates and whatever cannot be an id', () => {
  expect(sharedHotelIds('a,b,a,,a/b,../c, d,é,7')).toEqual(['a', 'b', '7']);
  expect(sharedHotelIds()).toEqual([]);
});

test.each(['.', ')', '\u00a0»', ', ', '\u200b', '.)'])(
  'a link that shares favourites, copied with %j after it, has all its hotels',
  (end) => {
    expect(sharedHotelIds(`nordlys,kaldera-blanc${end}`)).toEqual(['nordlys', 'kaldera-blanc']);
  },
);

test('at most three different favourites are compared, whatever the URL says', () => {
  expect(comparedIds('a,b,a,c/d,e,f')).toEqual(['a', 'b', 'e']);
  expect(comparedIds()).toEqual([]);
});

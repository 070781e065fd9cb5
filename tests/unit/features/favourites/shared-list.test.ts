import { expect, test } from 'vitest';
import {
  parseComparedHotelIds,
  parseSharedHotelIds,
  sharedListPath,
} from '#features/favourites/shared-list.ts';

const read = (path: string) =>
  parseSharedHotelIds(new URL(path, 'https://x.example').searchParams.get('hotels') ?? undefined);

test('a link that shares favourites has at most a hundred hotels, and no more are read from a link', () => {
  const ids = Array.from({ length: 130 }, (_, index) => `hotel-${index}`);
  expect(read(sharedListPath(ids))).toEqual(ids.slice(0, 100));
  expect(parseSharedHotelIds(ids.join(','))).toEqual(ids.slice(0, 100));
});

test('reading a link that shares favourites drops duplicates, and all characters that are not part of an id', () => {
  expect(parseSharedHotelIds('a,b,a,,../c, d,é,7')).toEqual(['a', 'b', 'c', 'd', '7']);
  expect(parseSharedHotelIds()).toEqual([]);
});

test.each([
  'nordlys,kaldera-blanc.',
  'nordlys,kaldera-blanc\u00a0»',
  'nordlys,kaldera-blanc\u200b',
  'nordlys,kaldera-blanc_',
  '«nordlys,\r\nkaldera-blanc.)',
  'nordlys%2Ckaldera-blanc',
  'nordlys%252Ckaldera-blanc%2',
  'nordlys;kaldera-blanc?fbclid=IwAR0',
  'nordlys,kaldera-blanc Bonne lecture',
])(
  'a link that shares favourites is read with all its hotels, even when copied as %j',
  (hotels) => {
    expect(parseSharedHotelIds(hotels)).toEqual(['nordlys', 'kaldera-blanc']);
  },
);

test('at most three different favourites are compared, whatever the URL says', () => {
  expect(parseComparedHotelIds('a,b,a,c,d')).toEqual(['a', 'b', 'c']);
  expect(parseComparedHotelIds()).toEqual([]);
});

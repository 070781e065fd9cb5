import { expect, it } from 'vitest';
import { hotelsByRegion } from '#domain/hotel/hotel-index.ts';

it('hotels are grouped by region and sorted by French name, with hotels without a region last', () => {
  const hotels = [
    { name: 'Sans région', region: null },
    { name: 'Zermatt', region: 'Europe' as const },
    { name: 'Momiji', region: 'Asie' as const },
    { name: 'Évian', region: 'Europe' as const },
    { name: 'Forum', region: 'Europe' as const },
  ];
  expect(
    hotelsByRegion(hotels).map((group) => [group.region, group.hotels.map(({ name }) => name)]),
  ).toEqual([
    ['Europe', ['Évian', 'Forum', 'Zermatt']],
    ['Asie', ['Momiji']],
    [null, ['Sans région']],
  ]);
  expect(hotelsByRegion([])).toEqual([]);
});

import { expect, test } from 'vitest';
import {
  HOTEL_TABS,
  parseHotelTabSearch,
  toHotelTabSearch,
} from '#features/hotel-page/hotel-tab.ts';

const read = (search: Record<string, unknown>) => parseHotelTabSearch(search).onglet;

test.each(HOTEL_TABS)('the tab « %s » survives the URL', (tab) => {
  expect(read(toHotelTabSearch(tab)) ?? 'experience').toBe(tab);
});

test('the first tab leaves the URL bare', () => {
  expect(toHotelTabSearch('experience')).toEqual({});
});

test.each([[{}], [{ onglet: 'chambres' }], [{ onglet: 3 }], [{ onglet: null }], [{ onglet: {} }]])(
  'what is no tab counts as absent: %j',
  (search) => {
    expect(read(search)).toBeUndefined();
  },
);

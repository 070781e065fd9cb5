import * as v from 'valibot';
import { expect, it } from 'vitest';
import {
  HOTEL_LIST_JSON_SCHEMAS,
  hotelRowsFromColumns,
  isHotelListJsonPath,
  toHotelColumns,
} from '#domain/hotel/hotel-files.ts';
import { filterHotels } from '#domain/hotel/hotel-filter.later.ts';
import { buildHotelSummaries } from '../features/hotels/build-hotel-summary.ts';

const place = { lat: 46.5, lng: 9.8 };
const hotels = buildHotelSummaries(500).map((hotel, index) => ({
  ...hotel,
  price: index * 7,
  coordinates: index % 2 === 0 ? place : null,
  kinds: index % 3 === 0 ? ['piscine', 'spa'] : [],
  months: index % 5 === 0 ? [7, 8] : [],
}));
const sent = (file: Parameters<typeof toHotelColumns>[0]) =>
  hotelRowsFromColumns(JSON.parse(JSON.stringify(toHotelColumns(file, hotels))));

it.each([
  {},
  { q: 'hotel 12' },
  { region: 'Asie' as const, budget: 900 },
  { q: 'engadine 4' },
  { offre: 'spa', ouvert: 7 },
])(
  'the hotel filter %j finds the same hotels in /api/hotels.json as in the list of full hotel summaries',
  (filter) => {
    const schema = v.array(HOTEL_LIST_JSON_SCHEMAS['/api/hotels.json']);
    const inFile = filterHotels(v.parse(schema, sent('/api/hotels.json')), filter);
    const inList = filterHotels(hotels, filter);
    expect(inList.length).toBeGreaterThan(0);
    expect(inFile.map(({ id }) => id)).toEqual(inList.map(({ id }) => id));
  },
);

it('/api/hotels.json and /api/places.json have only the fields that the hotel filters or the map need', () => {
  const [first] = sent('/api/hotels.json');
  const { id, name, location, region, price, rating } = buildHotelSummaries(1)[0] ?? {};
  const lists = { kinds: ['piscine', 'spa'], months: [7, 8] };
  expect(first).toEqual({ id, name, location, region, price, rating, ...lists });
  const [one, other] = sent('/api/places.json');
  expect([one, other]).toEqual([
    { id, coordinates: place },
    { id: 'hotel-1', coordinates: null },
  ]);
  expect(['/api/hotels.json', '/hotels', '/toString'].map(isHotelListJsonPath)).toEqual([
    true,
    false,
    false,
  ]);
});

it.each([null, [], {}, { id: 'a' }, '<!doctype html>'])(
  'reading the invalid content %j of /api/hotels.json throws an error',
  (file) => expect(() => hotelRowsFromColumns(file)).toThrow(),
);

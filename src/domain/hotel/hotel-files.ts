import * as v from 'valibot';
import { AMENITY_KINDS } from './amenity-kinds.ts';
import { Hotel, HotelSummary, type ListedHotel } from './hotel.ts';
import { MONTH_NUMBERS } from './hotel-filter.ts';

const KINDS = AMENITY_KINDS.map(({ kind }) => kind);

/**
 * Encodes which of `items` a hotel has as the bits of one number: written as names, they would take up an eighth of the
 * file.
 */
const toBits = <T>(items: readonly T[], hotelItems: readonly T[] = []): number =>
  items.reduce((bits, item, index) => bits + (hotelItems.includes(item) ? 2 ** index : 0), 0);
const fromBits = <T>(items: readonly T[]) =>
  v.pipe(
    v.fallback(v.number(), 0),
    v.transform((bits) => items.filter((_, index) => bits & (2 ** index))),
  );

/** JSON files of all published hotels: the fields that filters need, and the coordinates, which only the map needs. */
export const HOTEL_LIST_JSON_SCHEMAS = {
  '/api/hotels.json': v.object({
    ...v.pick(HotelSummary, ['id', 'name', 'location', 'region', 'price', 'rating']).entries,
    kinds: fromBits(KINDS),
    months: fromBits(MONTH_NUMBERS),
  }),
  '/api/places.json': v.pick(Hotel, ['id', 'coordinates']),
};
export type HotelListJsonPath = keyof typeof HOTEL_LIST_JSON_SCHEMAS;
export const isHotelListJsonPath = (path: string): path is HotelListJsonPath =>
  path in HOTEL_LIST_JSON_SCHEMAS;

/** Returns the contents of a JSON file of hotels: columns, which compress better than rows. */
export function toHotelColumns(file: HotelListJsonPath, hotels: readonly ListedHotel[]): object {
  const rows: Record<string, unknown>[] = hotels.map((hotel) => ({
    ...hotel,
    kinds: toBits(KINDS, hotel.kinds),
    months: toBits(MONTH_NUMBERS, hotel.months),
  }));
  const columnOf = (name: string) => [name, rows.map((row) => row[name])];
  return Object.fromEntries(Object.keys(HOTEL_LIST_JSON_SCHEMAS[file].entries).map(columnOf));
}

const Columns = v.objectWithRest({ id: v.array(v.unknown()) }, v.array(v.unknown()));

/** Returns the hotels in a JSON file, as rows to be parsed with a schema. Throws if the file does not consist of columns. */
export function hotelRowsFromColumns(file: unknown): Record<string, unknown>[] {
  const columns = v.parse(Columns, file);
  const rowOf = (row: number) =>
    Object.entries(columns).map(([name, values]) => [name, values[row]]);
  return columns.id.map((_, row) => Object.fromEntries(rowOf(row)));
}

import * as v from 'valibot';
import { Hotel, HotelSummary, type ListedHotel } from './hotel.ts';

/**
 * JSON files of all published hotels, which browsers read beyond `QUERY_DOCS_MAX`: the fields that filters need, and the
 * coordinates, which only the map needs.
 */
export const HOTEL_LIST_JSON_SCHEMAS = {
  '/api/hotels.json': v.object({
    ...v.pick(HotelSummary, ['id', 'name', 'location', 'region', 'price', 'rating']).entries,
    kinds: v.fallback(v.array(v.string()), []),
    months: Hotel.entries.open_months,
  }),
  '/api/places.json': v.pick(Hotel, ['id', 'coordinates']),
};
export type HotelListJsonPath = keyof typeof HOTEL_LIST_JSON_SCHEMAS;
export const isHotelListJsonPath = (path: string): path is HotelListJsonPath =>
  path in HOTEL_LIST_JSON_SCHEMAS;

/** Returns the contents of a JSON file of hotels: columns, which compress better than rows. */
export function toHotelColumns(file: HotelListJsonPath, hotels: readonly ListedHotel[]): object {
  const rows: readonly Record<string, unknown>[] = hotels;
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

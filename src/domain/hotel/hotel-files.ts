import * as v from 'valibot';
import { type CatalogueHotel, ListedHotel } from './hotel.ts';

/** The files of all published hotels: what filters need, and the coordinates, which only the map needs. */
export const HOTEL_FILES = {
  '/api/hotels.json': v.object({
    ...v.pick(ListedHotel, ['id', 'name', 'location', 'region', 'price', 'rating']).entries,
    kinds: v.nullish(v.array(v.string()), () => []),
    months: v.nullish(v.array(v.number()), () => []),
  }),
  '/api/places.json': v.pick(ListedHotel, ['id', 'coordinates']),
};
export type HotelFile = keyof typeof HOTEL_FILES;
export const isHotelFile = (path: string): path is HotelFile => path in HOTEL_FILES;

/** Returns the contents of a file: columns, which compress better than rows. */
export function hotelColumns(file: HotelFile, hotels: readonly Partial<CatalogueHotel>[]): object {
  const columnOf = (name: string) => [name, hotels.map((hotel) => Reflect.get(hotel, name))];
  return Object.fromEntries(Object.keys(HOTEL_FILES[file].entries).map(columnOf));
}

const Columns = v.objectWithRest({ id: v.array(v.unknown()) }, v.array(v.unknown()));

/** Returns the rows of a file of hotels, not yet parsed with a schema. Throws if the file has no columns. */
export function hotelRows(file: unknown): Record<string, unknown>[] {
  const columns = v.parse(Columns, file);
  const rowOf = (row: number) => Object.entries(columns).map(([name, all]) => [name, all[row]]);
  return columns.id.map((_, row) => Object.fromEntries(rowOf(row)));
}

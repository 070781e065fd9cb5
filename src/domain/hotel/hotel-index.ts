import { CATALOGUE_MAX, type CataloguePage, pageOf } from '#domain/site/catalogue.ts';
import { REGIONS, type Region } from './hotel-search.ts';

const INDEX_LENGTH = 500;

export type IndexedHotel = { id: string; name: string; region: Region | null };

/** Groups hotels by region, those without one last; sorts each group by name in French. */
export function hotelsByRegion<THotel extends Pick<IndexedHotel, 'name' | 'region'>>(
  hotels: readonly THotel[],
): { region: Region | null; hotels: THotel[] }[] {
  return [...REGIONS, null]
    .map((region) => ({
      region,
      hotels: hotels
        .filter((hotel) => hotel.region === region)
        .sort((one, other) => one.name.localeCompare(other.name, 'fr')),
    }))
    .filter((group) => group.hotels.length > 0);
}

// Sorting a long list is slow, and the list has many pages.
const sorted = new WeakMap<readonly IndexedHotel[], IndexedHotel[]>();

export function indexPage(
  hotels: readonly IndexedHotel[],
  page: number,
): CataloguePage<IndexedHotel> {
  if (hotels.length <= CATALOGUE_MAX) return { records: [...hotels], page: 1, pages: 1 };
  const known = sorted.get(hotels);
  const inOrder =
    known ??
    hotelsByRegion(hotels)
      .flatMap((group) => group.hotels)
      .map(({ id, name, region }) => ({ id, name, region }));
  if (!known) sorted.set(hotels, inOrder);
  return pageOf(inOrder, page, INDEX_LENGTH);
}

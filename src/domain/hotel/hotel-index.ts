import { type CataloguePage, pageOf } from '#domain/site/catalogue.ts';
import { REGIONS, type Region } from './hotel-search.ts';

const INDEX_LENGTH = 500;

export type IndexedHotel = { id: string; name: string; region: Region | null };

const inFrench = new Intl.Collator('fr');

/** Groups hotels by region, hotels without a region last; sorts each group by name in French. */
export function hotelsByRegion<THotel extends Pick<IndexedHotel, 'name' | 'region'>>(
  hotels: readonly THotel[],
): { region: Region | null; hotels: THotel[] }[] {
  return [...REGIONS, null]
    .map((region) => ({
      region,
      hotels: hotels
        .filter((hotel) => hotel.region === region)
        .sort((one, other) => inFrench.compare(one.name, other.name)),
    }))
    .filter((group) => group.hotels.length > 0);
}

/** Returns one page of the index, in which hotels are sorted by region and name. */
export function indexPage(
  hotels: readonly IndexedHotel[],
  page: number,
): CataloguePage<IndexedHotel> {
  const inOrder = hotelsByRegion(hotels).flatMap((group) => group.hotels);
  const { records, ...place } = pageOf(inOrder, page, INDEX_LENGTH);
  return { ...place, records: records.map(({ id, name, region }) => ({ id, name, region })) };
}

import { Hotel, HotelSummary, ListedHotel } from '#domain/hotel/hotel.ts';
import {
  FIRST_HOTELS,
  type HotelView,
  hotelsByRegion,
  type IndexedHotel,
  viewHotels,
} from '#domain/hotel/hotel-filter.ts';
import type { HotelFilter, Region } from '#domain/hotel/hotel-search.ts';
import { type CataloguePage, catalogueSlice } from '#domain/site/catalogue.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { getDocument, listDocuments, NEWEST_FIRST, PUBLISHED } from './firestore.ts';

export const listHotels = (): Promise<ListedHotel[]> =>
  listDocuments(ListedHotel, COLLECTIONS.hotels, { where: [PUBLISHED], orderBy: NEWEST_FIRST });

/** Returns the hotels that a page sends: the first of a list, without coordinates, which cards do not show. */
export function firstHotels(hotels: readonly ListedHotel[], filter: HotelFilter): HotelView {
  const view = viewHotels(hotels, filter);
  const first = view.hotels.slice(0, FIRST_HOTELS);
  return { ...view, hotels: first.map(({ coordinates: _, ...hotel }) => hotel) };
}

const INDEX_LENGTH = 500;

/** Returns one page of the index, in which all hotels are sorted by region and name. */
export function indexPage(hotels: HotelSummary[], page: number): CataloguePage<IndexedHotel> {
  const inOrder = hotelsByRegion(hotels).flatMap((group) => group.hotels);
  const links = inOrder.map(({ id, name, region }) => ({ id, name, region }));
  return catalogueSlice(links, page, INDEX_LENGTH);
}

/** One hotel more than a page shows, because the page's own hotel may be among the results. */
const REGION_LIMIT = 4;

export const listRegionHotels = (region: Region): Promise<HotelSummary[]> =>
  listDocuments(HotelSummary, COLLECTIONS.hotels, {
    where: [PUBLISHED, ['region', '==', region]],
    orderBy: NEWEST_FIRST,
    limit: REGION_LIMIT,
  });

export async function getHotel(id: string): Promise<Hotel | null> {
  if (id === '') throw new Error('No hotel ID provided');
  return getDocument(Hotel, COLLECTIONS.hotels, id);
}

/** Reads the published hotels among `ids`, in the order of `ids`. Rejects when Firestore is unreachable. */
export async function getHotels(ids: readonly string[]): Promise<Hotel[]> {
  const hotels = await Promise.all(ids.map(getHotel));
  return hotels.filter((hotel) => hotel !== null);
}

import type { QueryClient } from '@tanstack/react-query';
import { Hotel, HotelSummary, ListedHotel } from '#domain/hotel/hotel.ts';
import { HOTEL_FILES, type HotelFile, hotelRows } from '#domain/hotel/hotel-files.ts';
import {
  FIRST_HOTELS,
  type HotelView,
  hotelsByRegion,
  type IndexedHotel,
  isWhole,
  toHotelView,
} from '#domain/hotel/hotel-filter.ts';
import type { HotelFilter, Region } from '#domain/hotel/hotel-search.ts';
import { type CataloguePage, catalogueSlice } from '#domain/site/catalogue.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { LIST_PAGE_MAX } from '#domain/site/limits.ts';
import { getDocument, listDocuments, listPage, NEWEST_FIRST, PUBLISHED } from './firestore.ts';
import { FIRST_HOTELS_KEY } from './query-client.ts';
import { readDocuments, withoutDeleted } from './read-documents.ts';

const NEWEST = { where: [PUBLISHED], orderBy: NEWEST_FIRST };
export const listHotels = (): Promise<ListedHotel[]> =>
  listDocuments(ListedHotel, COLLECTIONS.hotels, NEWEST);

/** Reads a file of hotels from the server. Rejects if the server fails, which it tells by a page instead of JSON. */
async function readFile<TFile extends HotelFile>(file: TFile) {
  const rows = hotelRows(await (await fetch(file)).json());
  return readDocuments(HOTEL_FILES[file], COLLECTIONS.hotels, rows);
}

/** Values of a hotel's card until its record is read. The description is a space, so that its lines keep their room. */
const UNREAD = { image: '', rating: 0, description: ' ', featured: false, created_at: null };

/** Lists all published hotels, newest first. Beyond one query, browsers read a file, and keep the cards that they know. */
export async function listCatalogue(client: QueryClient): Promise<ListedHotel[]> {
  if (import.meta.env.SSR) return listHotels();
  // A view that is being fetched again has cards that are too old.
  const views = { queryKey: FIRST_HOTELS_KEY, fetchStatus: 'idle' } as const;
  const sent = client.getQueriesData<HotelView>(views).flatMap(([, view]) => view ?? []);
  const isLong = sent.some(({ count }) => count > LIST_PAGE_MAX);
  const select = [...Object.keys(ListedHotel.entries), 'deleted_at'];
  const query = { ...NEWEST, select, limit: LIST_PAGE_MAX };
  const page = isLong ? [] : (await listPage(COLLECTIONS.hotels, query)).plain;
  const newest = readDocuments(ListedHotel, COLLECTIONS.hotels, withoutDeleted(page));
  if (!isLong && page.length < LIST_PAGE_MAX) return newest;
  const cards = [...sent.flatMap(({ hotels }) => hotels), ...newest];
  const known = new Map(cards.map((hotel) => [hotel.id, hotel]));
  const hotels = await readFile('/api/hotels.json');
  return hotels.map((hotel) => ({ ...UNREAD, ...known.get(hotel.id), ...hotel }));
}

/** Adds the coordinates, which only the map needs, to hotels that were read from the file. */
export async function withPlaces(hotels: ListedHotel[]): Promise<ListedHotel[]> {
  if (hotels.every(isWhole)) return hotels;
  const places = new Map((await readFile('/api/places.json')).map((place) => [place.id, place]));
  return hotels.map((hotel) => ({ ...hotel, ...places.get(hotel.id) }));
}

/** Returns the part of a list that a page sends: its first hotels, without coordinates, which cards do not show. */
export function firstHotels(hotels: readonly ListedHotel[], filter: HotelFilter): HotelView {
  const view = toHotelView(hotels, filter);
  const first = view.hotels.slice(0, FIRST_HOTELS);
  return { ...view, hotels: first.map(({ coordinates: _, ...hotel }) => hotel) };
}

const INDEX_LENGTH = 500;

/** Returns one page of the index of hotels, which are sorted by region and name. */
export function indexPage(hotels: HotelSummary[], page: number): CataloguePage<IndexedHotel> {
  const inOrder = hotelsByRegion(hotels).flatMap((group) => group.hotels);
  const links = inOrder.map(({ id, name, region }) => ({ id, name, region }));
  return catalogueSlice(links, page, INDEX_LENGTH);
}

/** Number of hotels to read, one more than a page shows, because the page's own hotel may be among them. */
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

export const getCard = (id: string) => getDocument(HotelSummary, COLLECTIONS.hotels, id);

/** Reads the published hotels with these ids, in the order of `ids`. Rejects when Firestore is unreachable. */
export async function getHotels(ids: readonly string[]): Promise<Hotel[]> {
  const hotels = await Promise.all(ids.map(getHotel));
  return hotels.filter((hotel) => hotel !== null);
}

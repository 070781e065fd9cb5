import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { Hotel, HotelSummary, ListedHotel } from '#domain/hotel/hotel.ts';
import { HOTEL_FILES, type HotelFile, hotelRows } from '#domain/hotel/hotel-files.ts';
import {
  FIRST_HOTELS,
  type HotelView,
  hotelsByRegion,
  type IndexedHotel,
  isWhole,
  viewHotels,
} from '#domain/hotel/hotel-filter.ts';
import type { HotelFilter, Region } from '#domain/hotel/hotel-search.ts';
import { type CataloguePage, catalogueSlice } from '#domain/site/catalogue.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { LIST_PAGE_MAX } from '#domain/site/limits.ts';
import { getDocument, listDocuments, listPage, NEWEST_FIRST, PUBLISHED } from './firestore.ts';
import { FIRST_HOTELS_KEY } from './query-client.ts';
import { readDocuments, withoutDeleted } from './read-documents.ts';
import { report } from './report.ts';

const NEWEST = { where: [PUBLISHED], orderBy: NEWEST_FIRST };

/** Rejects if the server fails: the page that it then sends is no JSON. */
async function readFile<TFile extends HotelFile>(file: TFile) {
  const rows = hotelRows(await (await fetch(file)).json());
  return readDocuments(HOTEL_FILES[file], COLLECTIONS.hotels, rows);
}

/** What a card shows until it is read. A blank description keeps its lines. */
const UNREAD = { image: '', rating: 0, description: ' ', featured: false, created_at: null };

async function readCatalogue(client: QueryClient): Promise<ListedHotel[]> {
  if (import.meta.env.SSR) {
    const { listPublished } = await import('./list-copies.ts');
    return listPublished(ListedHotel, COLLECTIONS.hotels);
  }
  // A view that is being read anew is too old to take cards from.
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

/** Lists all published hotels, newest first. Beyond one query, browsers read a file, and keep the cards that they know. */
export const listCatalogue = (client: QueryClient): Promise<ListedHotel[]> =>
  readCatalogue(client).catch((error: unknown) => {
    if (onlineManager.isOnline()) report('La liste des hôtels n’a pas pu être lue', error);
    throw error;
  });

/** Adds the coordinates, which only the map needs, to hotels that were read from the file. */
export async function withPlaces(hotels: ListedHotel[]): Promise<ListedHotel[]> {
  if (hotels.every(isWhole)) return hotels;
  const places = new Map((await readFile('/api/places.json')).map((place) => [place.id, place]));
  return hotels.map((hotel) => ({ ...hotel, ...places.get(hotel.id) }));
}

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

export const getCard = (id: string) => getDocument(HotelSummary, COLLECTIONS.hotels, id);

/** Reads the published hotels among `ids`, in the order of `ids`. Rejects when Firestore is unreachable. */
export async function getHotels(ids: readonly string[]): Promise<Hotel[]> {
  const hotels = await Promise.all(ids.map(getHotel));
  return hotels.filter((hotel) => hotel !== null);
}

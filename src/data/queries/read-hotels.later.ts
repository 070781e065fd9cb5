import { onlineManager, type QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { findAmenityKinds } from '#domain/hotel/amenity-kinds.ts';
import { CatalogueHotel, Hotel, HotelSummary, type ListedHotel } from '#domain/hotel/hotel.ts';
import {
  HOTEL_LIST_JSON_SCHEMAS,
  type HotelListJsonPath,
  hotelRowsFromColumns,
} from '#domain/hotel/hotel-files.ts';
import { groupHotelsByRegion } from '#domain/hotel/hotel-filter.later.ts';
import type { HotelFilterResult } from '#domain/hotel/hotel-filter.ts';
import { sortBySimilarity } from '#domain/hotel/similar-hotels.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { QUERY_DOCS_MAX } from '#domain/site/limits.ts';
import { selectPageOfRecords } from '#domain/site/pagination.ts';
import { getDocument, listDocuments, queryDocumentsPage } from '../firestore/firestore.ts';
import { NEWEST_FIRST, PUBLISHED_ONLY } from '../firestore/firestore-query.ts';
import { parseDocuments, withoutDeleted } from '../firestore/read-documents.ts';
import { logError } from '../report.ts';
import { FIRST_HOTELS_QUERY_KEY_PREFIX } from './query-client.ts';

/** Reads a JSON file of hotels from the server. Rejects if the server fails and answers with an HTML page. */
async function readFile<TFile extends HotelListJsonPath>(file: TFile) {
  const response = await fetch(file);
  const rows = hotelRowsFromColumns(await response.json());
  return parseDocuments(HOTEL_LIST_JSON_SCHEMAS[file], COLLECTIONS.hotels, rows);
}

async function readCatalogue(client: QueryClient): Promise<ListedHotel[]> {
  if (import.meta.env.SSR) {
    const { listPublishedRecords } = await import('../server/published-records.ts');
    return listPublishedRecords(CatalogueHotel, COLLECTIONS.hotels);
  }
  // Skips results of `firstMatchingHotelsQuery` that are being read again, because their hotels may be out of date.
  const views = { queryKey: FIRST_HOTELS_QUERY_KEY_PREFIX, fetchStatus: 'idle' } as const;
  const sentResults = client
    .getQueriesData<HotelFilterResult>(views)
    .flatMap(([, view]) => view ?? []);
  const cards = sentResults.flatMap(({ hotels }) => hotels);
  const isLong = sentResults.some(({ count }) => count > QUERY_DOCS_MAX);
  if (!isLong) {
    const select = [...Object.keys(CatalogueHotel.entries), 'deleted_at'];
    const query = { where: [PUBLISHED_ONLY], orderBy: NEWEST_FIRST, select, limit: QUERY_DOCS_MAX };
    const { plain } = await queryDocumentsPage(COLLECTIONS.hotels, query);
    const newest = parseDocuments(CatalogueHotel, COLLECTIONS.hotels, withoutDeleted(plain));
    if (plain.length < QUERY_DOCS_MAX) return newest;
    cards.push(...newest);
  }
  const cardsById = new Map<string, ListedHotel>(cards.map((hotel) => [hotel.id, hotel]));
  const hotels = await readFile('/api/hotels.json');
  return hotels.map((hotel) => ({ ...cardsById.get(hotel.id), ...hotel }));
}

/**
 * Lists all published hotels, newest first, as `QUERY_DOCS_MAX` says. Those read from a file lack what only cards show,
 * unless the browser has read them before.
 */
export const listCatalogueHotels = (client: QueryClient): Promise<ListedHotel[]> =>
  readCatalogue(client).catch((error: unknown) => {
    if (onlineManager.isOnline()) logError('La liste des hôtels n’a pas pu être lue', error);
    throw error;
  });

/** Adds the coordinates, which only the map needs, to hotels read from /api/hotels.json, which lacks them. */
export async function addHotelCoordinates(hotels: ListedHotel[]): Promise<ListedHotel[]> {
  if (hotels.every(({ coordinates }) => coordinates !== undefined)) return hotels;
  const places = new Map((await readFile('/api/places.json')).map((place) => [place.id, place]));
  return hotels.map((hotel) => ({ ...hotel, ...places.get(hotel.id) }));
}

const INDEX_LENGTH = 500;

/** Returns one page of the index of hotels, which are sorted by region and name. */
export function selectHotelIndexPage(hotels: ListedHotel[], page: number) {
  const inOrder = groupHotelsByRegion(hotels).flatMap((group) => group.hotels);
  const links = inOrder.map(({ id, name, region }) => ({ id, name, region }));
  return selectPageOfRecords(links, page, INDEX_LENGTH);
}

const SIMILAR_LIMIT = 3;
/** Number of a region's newest hotels among which similar ones are chosen; a larger number would cost more reads. */
const REGION_LIMIT = 16;
const SimilarHotel = v.pick(HotelSummary, ['id', 'name', 'location', 'image', 'rating', 'price']);
export type SimilarHotel = v.InferOutput<typeof SimilarHotel>;

/**
 * Returns the hotels most similar to a hotel among the newest of its region. The server sends only these hotels with
 * the page, not all those compared.
 */
export async function listSimilarHotels(client: QueryClient, hotel: Hotel) {
  const { region, amenities } = hotel;
  if (region === null) return [];
  const where = [PUBLISHED_ONLY, ['region', '==', region] as const];
  const query = { where, orderBy: NEWEST_FIRST, limit: REGION_LIMIT };
  const hotelsOfRegion = await client.fetchQuery({
    meta: { onServer: 'memoryOnly' },
    queryKey: ['hotels', 'region', region],
    queryFn: () => listDocuments(CatalogueHotel, COLLECTIONS.hotels, query),
  });
  const similar = sortBySimilarity(
    { ...hotel, kinds: findAmenityKinds(amenities) },
    hotelsOfRegion,
  );
  return v.parse(v.array(SimilarHotel), similar.slice(0, SIMILAR_LIMIT));
}

export async function getHotel(id: string): Promise<Hotel | null> {
  if (id === '') throw new Error('No hotel ID provided');
  return getDocument(Hotel, COLLECTIONS.hotels, id);
}

export const getHotelSummary = (id: string) => getDocument(HotelSummary, COLLECTIONS.hotels, id);

/** Reads the published hotels with these ids, in the order of `ids`. Rejects when Firestore is unreachable. */
export async function getHotelsByIds(ids: readonly string[]): Promise<Hotel[]> {
  const hotels = await Promise.all(ids.map(getHotel));
  return hotels.filter((hotel) => hotel !== null);
}

import { GivenHotelSummary, Hotel, HotelSummary } from '#domain/hotel/hotel.ts';
import type { Region } from '#domain/hotel/hotel-search.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { firestoreLite } from './firebase/firestore-lite.ts';
import { readDocuments } from './read-documents.ts';
import { listPublished, readPublished } from './read-published.ts';

export const listHotels = (): Promise<HotelSummary[]> =>
  listPublished(HotelSummary, COLLECTIONS.hotels, 'hotels', GivenHotelSummary);

/** One more than a hotel's page shows, because the page's own hotel may be among the results. */
const REGION_LIMIT = 4;

export async function listRegionHotels(region: Region): Promise<HotelSummary[]> {
  const { collection, db, getDocs, limit, orderBy, query, where } = await firestoreLite();
  const { docs } = await getDocs(
    query(
      collection(db, COLLECTIONS.hotels),
      where('published', '==', true),
      where('region', '==', region),
      orderBy('created_at', 'desc'),
      limit(REGION_LIMIT),
    ),
  );
  return readDocuments(HotelSummary, COLLECTIONS.hotels, docs);
}

export function getHotel(id: string): Promise<Hotel | null> {
  return readPublished(Hotel, COLLECTIONS.hotels, id);
}

/** Reads the published hotels among `ids`, in the order of `ids`. Rejects when Firestore is unreachable. */
export async function getHotels(ids: readonly string[]): Promise<Hotel[]> {
  const hotels = await Promise.all(ids.map(getHotel));
  return hotels.filter((hotel) => hotel !== null);
}

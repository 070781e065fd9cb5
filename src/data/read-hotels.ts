import { Hotel, type HotelSummary, toHotelSummary } from '#domain/hotel/hotel.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { listPublished, readPublished } from './read-published.ts';

/** All published hotels, newest first; malformed documents are left out. Rejects when unreachable. */
export async function listHotels(): Promise<HotelSummary[]> {
  return (await listPublished(Hotel, COLLECTIONS.hotels)).map(toHotelSummary);
}

/** One published hotel, or null. Rejects when unreachable. */
export function getHotel(id: string): Promise<Hotel | null> {
  return readPublished(Hotel, COLLECTIONS.hotels, id);
}

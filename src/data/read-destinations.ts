import { firestoreLite } from '#data/firebase/firestore-lite.ts';
import { Destination } from '#domain/destination/destination.ts';
import { activeByName, footerDestinations } from '#domain/destination/destination-list.ts';
import { type HotelSummary, toHotelSummary } from '#domain/hotel/hotel.ts';
import { HotelDestination } from '#domain/hotel/hotel-destination.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { readDocuments } from './read-documents.ts';
import { getHotel } from './read-hotels.ts';

/** What a link to a destination needs. */
export type DestinationLink = Pick<Destination, 'id' | 'destination_name' | 'destination_slug'>;

async function listActiveDestinations(): Promise<Destination[]> {
  const { collection, db, getDocs, orderBy, query, where } = await firestoreLite();
  const { docs } = await getDocs(
    query(
      collection(db, COLLECTIONS.destinations),
      where('active', '==', true),
      orderBy('display_order'),
    ),
  );
  return readDocuments(Destination, COLLECTIONS.destinations, docs);
}

const toLink = ({ id, destination_name, destination_slug }: Destination): DestinationLink => ({
  id,
  destination_name,
  destination_slug,
});

// Sorted here, as Firestore has no French order.

/** All active destinations by name. Rejects when unreachable. */
export async function listDestinationLinks(): Promise<DestinationLink[]> {
  return activeByName(await listActiveDestinations()).map(toLink);
}

/** The footer's destinations. Rejects when unreachable. */
export async function listFooterDestinations(): Promise<DestinationLink[]> {
  return footerDestinations(await listActiveDestinations()).map(toLink);
}

/** The active destination with a slug, or null. Rejects when unreachable. */
export async function getDestination(slug: string): Promise<Destination | null> {
  const { collection, db, getDocs, limit, query, where } = await firestoreLite();
  const { docs } = await getDocs(
    query(
      collection(db, COLLECTIONS.destinations),
      where('destination_slug', '==', slug),
      where('active', '==', true),
      limit(1),
    ),
  );
  return readDocuments(Destination, COLLECTIONS.destinations, docs)[0] ?? null;
}

/** The published hotels of a destination, by name. Rejects when unreachable. */
export async function listDestinationHotels(destinationId: string): Promise<HotelSummary[]> {
  const { collection, db, getDocs, query, where } = await firestoreLite();
  const { docs } = await getDocs(
    query(
      collection(db, COLLECTIONS.hotelDestinations),
      where('destination_id', '==', destinationId),
      where('published', '==', true),
    ),
  );
  const links = readDocuments(HotelDestination, COLLECTIONS.hotelDestinations, docs);
  // One by one: the rules refuse a query by ids as a whole when one hotel has just been unpublished.
  const hotels = await Promise.all(links.map((link) => getHotel(link.hotel_id)));
  return hotels
    .filter((hotel) => hotel !== null)
    .map(toHotelSummary)
    .sort((a, b) => a.name.localeCompare(b.name, 'fr'));
}

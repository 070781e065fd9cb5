import { firestoreLite } from '#data/firebase/firestore-lite.ts';
import { Destination } from '#domain/destination/destination.ts';
import { byName, FOOTER_DESTINATION_LIMIT } from '#domain/destination/destination-list.ts';
import { type HotelSummary, toHotelSummary } from '#domain/hotel/hotel.ts';
import { HotelDestination } from '#domain/hotel/hotel-destination.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { readDocuments } from './read-documents.ts';
import { getHotels } from './read-hotels.ts';

export type DestinationLink = Pick<Destination, 'id' | 'destination_name' | 'destination_slug'>;

/** Lists the active destinations by name: sorted here, because Firestore cannot sort by French rules. */
export async function listDestinationLinks(): Promise<DestinationLink[]> {
  const { collection, db, getDocs, orderBy, query, where } = await firestoreLite();
  const { docs } = await getDocs(
    query(
      collection(db, COLLECTIONS.destinations),
      where('active', '==', true),
      orderBy('display_order'),
    ),
  );
  return readDocuments(Destination, COLLECTIONS.destinations, docs)
    .sort(byName)
    .map(({ id, destination_name, destination_slug }) => ({
      id,
      destination_name,
      destination_slug,
    }));
}

export async function listFooterDestinations(): Promise<DestinationLink[]> {
  return (await listDestinationLinks()).slice(0, FOOTER_DESTINATION_LIMIT);
}

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
  // Read one by one: security rules refuse a query by ids if one hotel has just been unpublished.
  const hotels = await getHotels(links.map((link) => link.hotel_id));
  return hotels.map(toHotelSummary).sort((a, b) => a.name.localeCompare(b.name, 'fr'));
}

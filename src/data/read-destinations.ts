import { COLLECTIONS } from '#domain/collections.ts';
import { Destination } from '#domain/destination.ts';
import { FOOTER_DESTINATION_LIMIT } from '#domain/destination-list.ts';
import { Hotel, type HotelSummary, toHotelSummary } from '#domain/hotel.ts';
import { HotelDestination } from '#domain/hotel-destination.ts';
import { firestoreLite } from './firestore-lite.ts';
import { readDocuments } from './read-documents.ts';

/** Firestore takes at most 30 values in one `in` filter. */
const IN_FILTER_LIMIT = 30;

/** The part of a destination that the footer needs. */
export type DestinationLink = Pick<Destination, 'id' | 'destination_name' | 'destination_slug'>;

/** All active destinations by display order. Rejects when unreachable. */
export async function listActiveDestinations(): Promise<Destination[]> {
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

/** The first five active destinations by name. Rejects when unreachable. */
export async function listFooterDestinations(): Promise<DestinationLink[]> {
  const { collection, db, getDocs, limit, orderBy, query, where } = await firestoreLite();
  const { docs } = await getDocs(
    query(
      collection(db, COLLECTIONS.destinations),
      where('active', '==', true),
      orderBy('destination_name'),
      limit(FOOTER_DESTINATION_LIMIT),
    ),
  );
  return readDocuments(Destination, COLLECTIONS.destinations, docs).map(
    ({ id, destination_name, destination_slug }) => ({ id, destination_name, destination_slug }),
  );
}

/** The active destination of a slug, or null. Rejects when unreachable. */
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
  const { collection, db, documentId, getDocs, query, where } = await firestoreLite();
  const { docs } = await getDocs(
    query(
      collection(db, COLLECTIONS.hotelDestinations),
      where('destination_id', '==', destinationId),
    ),
  );
  const links = readDocuments(HotelDestination, COLLECTIONS.hotelDestinations, docs);
  const ids = links.map((link) => link.hotel_id);
  const batches = Array.from({ length: Math.ceil(ids.length / IN_FILTER_LIMIT) }, (_, index) =>
    ids.slice(index * IN_FILTER_LIMIT, (index + 1) * IN_FILTER_LIMIT),
  );
  const snapshots = await Promise.all(
    batches.map((batch) =>
      getDocs(
        query(
          collection(db, COLLECTIONS.hotels),
          where('published', '==', true),
          where(documentId(), 'in', batch),
        ),
      ),
    ),
  );
  const hotels = snapshots.flatMap(({ docs: found }) =>
    readDocuments(Hotel, COLLECTIONS.hotels, found),
  );
  return hotels.map(toHotelSummary).sort((a, b) => a.name.localeCompare(b.name, 'fr'));
}

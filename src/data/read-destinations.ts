import { firestoreLite } from '#data/firebase/firestore-lite.ts';
import { Destination } from '#domain/destination/destination.ts';
import { activeByName, footerDestinations } from '#domain/destination/destination-list.ts';
import { type HotelSummary, toHotelSummary } from '#domain/hotel/hotel.ts';
import { HotelDestination } from '#domain/hotel/hotel-destination.ts';
import type { DestinationHotels, HotelList } from '#domain/hotel/hotel-list.ts';
import { PART_LENGTH } from '#domain/site/catalogue.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { tabQueryClient } from './query-client.ts';
import { readDocuments } from './read-documents.ts';
import { getHotels, listHotels } from './read-hotels.ts';

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

// Destinations are sorted here, because Firestore cannot sort by French rules.

export async function listDestinationLinks(): Promise<DestinationLink[]> {
  return activeByName(await listActiveDestinations()).map(toLink);
}

export async function listFooterDestinations(): Promise<DestinationLink[]> {
  return footerDestinations(await listActiveDestinations()).map(toLink);
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

/** Picks hotels from the list of all hotels, which other pages also read; faster for many ids. */
async function amongAll(ids: readonly string[]): Promise<HotelSummary[]> {
  const queryKey = ['hotels', 'list'];
  const known = tabQueryClient()?.getQueryData<HotelList>(queryKey);
  const readOnce = async () =>
    import.meta.env.SSR
      ? (await import('./instance-reads.ts')).readInInstance(queryKey, listHotels)
      : listHotels();
  const wanted = new Set(ids);
  return (Array.isArray(known) ? known : await readOnce()).filter(({ id }) => wanted.has(id));
}

export async function listDestinationHotels(destinationId: string): Promise<DestinationHotels> {
  const { collection, db, getDocs, query, where } = await firestoreLite();
  const { docs } = await getDocs(
    query(
      collection(db, COLLECTIONS.hotelDestinations),
      where('destination_id', '==', destinationId),
      where('published', '==', true),
    ),
  );
  const links = readDocuments(HotelDestination, COLLECTIONS.hotelDestinations, docs);
  const ids = links.map((link) => link.hotel_id);
  // Read one by one: security rules refuse a query by ids if one hotel has just been unpublished.
  const hotels =
    ids.length > PART_LENGTH ? await amongAll(ids) : (await getHotels(ids)).map(toHotelSummary);
  hotels.sort((a, b) => a.name.localeCompare(b.name, 'fr'));
  return { hotels, count: hotels.length };
}

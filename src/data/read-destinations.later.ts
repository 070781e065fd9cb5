import * as v from 'valibot';
import { Destination } from '#domain/destination/destination.ts';
import { byName, FOOTER_DESTINATION_LIMIT } from '#domain/destination/destination-list.ts';
import { HotelDestination, type ListedHotel, toListedHotel } from '#domain/hotel/hotel.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { isDocumentId } from '#domain/site/record-paths.ts';
import { type Condition, listDocuments, PUBLISHED } from './firestore.ts';
import { getHotels } from './read-hotels.later.ts';

const DestinationLink = v.pick(Destination, ['id', 'destination_name', 'destination_slug']);
export type DestinationLink = v.InferOutput<typeof DestinationLink>;

const ACTIVE: Condition = ['active', '==', true];

/** Lists the active destinations by name, in French order, which Firestore does not know. */
export async function listDestinationLinks(): Promise<DestinationLink[]> {
  const query = { where: [ACTIVE] };
  return (await listDocuments(DestinationLink, COLLECTIONS.destinations, query)).sort(byName);
}

export const listFooterDestinations = async (): Promise<DestinationLink[]> =>
  (await listDestinationLinks()).slice(0, FOOTER_DESTINATION_LIMIT);

export async function getDestination(slug: string): Promise<Destination | null> {
  // Firestore refuses to search for a text of more than 1,500 bytes.
  if (!isDocumentId(slug)) return null;
  const [found] = await listDocuments(Destination, COLLECTIONS.destinations, {
    where: [['destination_slug', '==', slug], ACTIVE],
    limit: 1,
  });
  return found ?? null;
}

export async function listDestinationHotels(destinationId: string): Promise<ListedHotel[]> {
  const links = await listDocuments(HotelDestination, COLLECTIONS.hotelDestinations, {
    where: [['destination_id', '==', destinationId], PUBLISHED],
  });
  // Reads hotels one by one: security rules refuse a query by ids if one of the hotels is unpublished.
  const hotels = await getHotels(links.map((link) => link.hotel_id));
  return hotels.map(toListedHotel).sort((a, b) => a.name.localeCompare(b.name, 'fr'));
}

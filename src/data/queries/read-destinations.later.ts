import * as v from 'valibot';
import { Destination } from '#domain/destination/destination.ts';
import {
  compareDestinationNames,
  FOOTER_DESTINATION_LIMIT,
  sortByDisplayOrder,
} from '#domain/destination/destination-list.ts';
import { Hotel, HotelDestinationLink, HotelSummary } from '#domain/hotel/hotel.ts';
import { FIRST_SHOWN_HOTELS_COUNT } from '#domain/hotel/hotel-filter.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { QUERY_DOCS_MAX } from '#domain/site/limits.ts';
import { isDocumentId } from '#domain/site/record-paths.ts';
import { findDocument, listDocuments } from '../firestore/firestore.ts';
import { PUBLISHED_ONLY, type QueryFilter } from '../firestore/firestore-query.ts';
import { getHotelsByIds } from './read-hotels.later.ts';

/** A hotel's card, with the coordinates for the destination's map. */
const PlacedHotel = v.object({
  ...HotelSummary.entries,
  coordinates: Hotel.entries.coordinates,
});

const Listed = v.pick(Destination, ['id', 'destination_name', 'destination_slug', 'display_order']);

const ACTIVE: QueryFilter = ['active', '==', true];

/** Lists active destinations in display order, those with equal numbers by name: Firestore cannot sort by French rules. */
export async function listActiveDestinations() {
  const destinations = await listDocuments(Listed, COLLECTIONS.destinations, { where: [ACTIVE] });
  // Leaves out `display_order`, which no page needs, but which would be sent with each destination.
  return sortByDisplayOrder(destinations).map(({ display_order: _order, ...link }) => link);
}

export const listFooterDestinations = async () =>
  (await listActiveDestinations()).sort(compareDestinationNames).slice(0, FOOTER_DESTINATION_LIMIT);

export async function getDestination(slug: string): Promise<Destination | null> {
  // Checks the slug's length first, because Firestore refuses to search for a text of more than 1,500 bytes.
  if (!isDocumentId(slug)) return null;
  const values = { destination_slug: slug, active: true };
  return findDocument(Destination, COLLECTIONS.destinations, values);
}

const listLinks = (destinationId: string, after: string, limit: number) =>
  listDocuments(HotelDestinationLink, COLLECTIONS.hotelDestinations, {
    where: [['destination_id', '==', destinationId], PUBLISHED_ONLY, ['hotel_id', '>', after]],
    orderBy: { field: 'hotel_id', direction: 'asc' },
    limit,
  });

/** Lists the ids of the first 200 published hotels of a destination, in the order of their ids. */
export const listDestinationHotelIds = async (destinationId: string): Promise<string[]> =>
  (await listLinks(destinationId, '', QUERY_DOCS_MAX)).map((link) => link.hotel_id);

/**
 * Lists one page of a destination's hotels: the next ones whose ids follow `after`, sorted by name. Pages follow the
 * order of ids, which usually begin like the names. `next` is the page's last id if more hotels follow.
 */
export async function listDestinationHotelsAfterId(destinationId: string, after: string) {
  const links = await listLinks(destinationId, after, FIRST_SHOWN_HOTELS_COUNT + 1);
  const pageLinks = links.slice(0, FIRST_SHOWN_HOTELS_COUNT);
  // Reads hotels one by one: security rules refuse a query by ids if one of the hotels is unpublished.
  const hotels = await getHotelsByIds(pageLinks.map((link) => link.hotel_id));
  return {
    hotels: v
      .parse(v.array(PlacedHotel), hotels)
      .sort((a, b) => a.name.localeCompare(b.name, 'fr')),
    next: links.length > pageLinks.length ? pageLinks.at(-1)?.hotel_id : undefined,
  };
}

import { breadcrumbs, itemList, type JsonLd } from '#data/json-ld.ts';
import type { Destination } from '#domain/destination/destination.ts';
import type { HotelSummary } from '#domain/hotel/hotel.ts';
import { destinationPath, hotelPath } from '#domain/site/record-paths.ts';

/**
 * What schema.org's data say of a destination.
 * @param hotels those that its page shows at first
 */
export function destinationJsonLd(
  destination: Destination,
  hotels: readonly Pick<HotelSummary, 'id' | 'name'>[],
): JsonLd[] {
  const trail = breadcrumbs(
    ['Destinations', '/destinations'],
    [destination.destination_name, destinationPath(destination.destination_slug)],
  );
  const list = itemList(hotels.map(({ id, name }) => [name, hotelPath(id)]));
  return hotels.length > 0 ? [trail, list] : [trail];
}

import { breadcrumbs, itemList } from '#data/json-ld.ts';
import type { PageHead } from '#data/seo-head.ts';
import type { Destination } from '#domain/destination/destination.ts';
import type { HotelSummary } from '#domain/hotel/hotel.ts';
import { destinationSeo } from '#domain/seo/entity-seo.ts';

/**
 * The head of a destination's page, loaded with the route's data so that no first view carries it.
 * @param hotels those that the page shows at first
 */
export function destinationHead(
  destination: Destination,
  hotels: readonly Pick<HotelSummary, 'id' | 'name'>[],
): PageHead {
  const path = `/destinations/${encodeURIComponent(destination.destination_slug)}`;
  const trail = breadcrumbs([
    ['Destinations', '/destinations'],
    [destination.destination_name, path],
  ]);
  const list = itemList(hotels.map(({ id, name }) => [name, `/hotels/${encodeURIComponent(id)}`]));
  return {
    seo: destinationSeo(destination),
    path,
    jsonLd: hotels.length > 0 ? [trail, list] : [trail],
  };
}

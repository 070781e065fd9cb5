import type { PageHead } from '#data/seo-head.ts';
import type { Hotel } from '#domain/hotel/hotel.ts';
import { hotelSeo } from '#domain/seo/entity-seo.ts';
import { hotelPath } from '#domain/site/record-paths.ts';

/** The head of a hotel's page, loaded with the route's data so that no first view carries it. */
export function hotelHead(hotel: Hotel): PageHead {
  return { seo: hotelSeo(hotel), path: hotelPath(hotel.id) };
}

import type { PageHead } from '#data/seo-head.ts';
import type { Hotel } from '#domain/hotel/hotel.ts';
import { hotelSeo } from '#domain/seo/entity-seo.ts';

/** The canonical path of a hotel. */
export const hotelPath = ({ id }: Pick<Hotel, 'id'>) => `/hotels/${encodeURIComponent(id)}`;

/** The head of a hotel's page, loaded with the route's data so that no first view carries it. */
export function hotelHead(hotel: Hotel): PageHead {
  return { seo: hotelSeo(hotel), path: hotelPath(hotel) };
}

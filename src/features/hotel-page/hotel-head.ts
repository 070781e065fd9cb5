import type { seoHead } from '#data/seo-head.ts';
import type { Hotel } from '#domain/hotel/hotel.ts';
import { hotelSeo } from '#domain/seo/entity-seo.ts';
import { hotelJsonLd, hotelPath } from './hotel-json-ld.ts';

type PageHead = Parameters<typeof seoHead>[0];

/** What the head of a hotel's page says; the loader hands it on, so that the browser needs no part of it. */
export function hotelHead(hotel: Hotel): PageHead {
  return { seo: hotelSeo(hotel), path: hotelPath(hotel), jsonLd: hotelJsonLd(hotel) };
}

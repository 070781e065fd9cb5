import { breadcrumbs } from '#data/json-ld.ts';
import { absoluteUrl, type PageHead } from '#data/seo-head.ts';
import type { Hotel } from '#domain/hotel/hotel.ts';
import { hotelSeo } from '#domain/seo/entity-seo.ts';
import { BRAND } from '#domain/site/brand.ts';
import { HOTEL_DESCRIPTION_FALLBACK } from '#domain/site/defaults.ts';
import { clampRating, formatNightlyPrice } from '#domain/text/format.ts';
import { htmlToText } from '#domain/text/limited-html.ts';

/** The head of a hotel's page, loaded with the route's data so that no first view carries it. */
export function hotelHead(hotel: Hotel): PageHead {
  return { seo: hotelSeo(hotel), path: hotelPath(hotel), jsonLd: hotelJsonLd(hotel) };
}

/** The canonical path of a hotel. */
const hotelPath = (hotel: Pick<Hotel, 'id'>) => `/hotels/${encodeURIComponent(hotel.id)}`;

/** schema.org data of a hotel: only what its page shows, our own rating as a Review. */
export function hotelJsonLd(hotel: Hotel): object[] {
  const rating = clampRating(hotel.rating);
  const url = absoluteUrl(hotelPath(hotel));
  return [
    {
      '@type': 'Hotel',
      '@id': url,
      url,
      name: hotel.name,
      ...(hotel.description !== HOTEL_DESCRIPTION_FALLBACK && {
        description: htmlToText(hotel.description),
      }),
      image: absoluteUrl(hotel.image),
      address: hotel.location,
      priceRange: formatNightlyPrice(hotel.price),
      ...(hotel.coordinates && {
        geo: {
          '@type': 'GeoCoordinates',
          latitude: hotel.coordinates.lat,
          longitude: hotel.coordinates.lng,
        },
      }),
      ...(hotel.amenities.length > 0 && {
        amenityFeature: hotel.amenities.map((name) => ({
          '@type': 'LocationFeatureSpecification',
          name,
          value: true,
        })),
      }),
      // 0 stands for « not rated ».
      ...(rating > 0 && {
        review: {
          '@type': 'Review',
          author: { '@type': 'Organization', name: BRAND },
          reviewRating: {
            '@type': 'Rating',
            ratingValue: rating,
            bestRating: 5,
            worstRating: 0,
          },
        },
      }),
    },
    breadcrumbs([
      ['Destinations', '/destinations'],
      [hotel.name, hotelPath(hotel)],
    ]),
  ];
}

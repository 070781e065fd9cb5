import { absoluteUrl, type seoHead } from '#data/seo-head.ts';
import type { Hotel } from '#domain/hotel/hotel.ts';
import { hotelSeo } from '#domain/seo/entity-seo.ts';
import { BRAND } from '#domain/site/brand.ts';
import { HOTEL_DESCRIPTION_FALLBACK } from '#domain/site/defaults.ts';
import { clampRating, formatNightlyPrice } from '#domain/text/format.ts';
import { htmlToText } from '#domain/text/limited-html.ts';

type PageHead = Parameters<typeof seoHead>[0];

/** What the head of a hotel's page says; the loader hands it on, so that the browser needs no part of it. */
export function hotelHead(hotel: Hotel): PageHead {
  return { seo: hotelSeo(hotel), path: hotelPath(hotel), jsonLd: hotelJsonLd(hotel) };
}

/** The page of a hotel, as its canonical address says it. */
const hotelPath = (hotel: Pick<Hotel, 'id'>) => `/hotels/${encodeURIComponent(hotel.id)}`;

/** schema.org data of a hotel's page: only what the page shows, our own note as a Review. */
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
      // No note stored reads as 0: that is no opinion of ours.
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
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { name: 'Accueil', item: absoluteUrl('/') },
        { name: 'Destinations', item: absoluteUrl('/destinations') },
        { name: hotel.name, item: url },
      ].map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
    },
  ];
}

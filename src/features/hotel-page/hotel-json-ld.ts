import type { HotelLeaf } from 'schema-dts';
import { breadcrumbs, imageUrl, type JsonLd, ORGANIZATION } from '#data/json-ld.ts';
import { absoluteUrl } from '#data/seo-head.ts';
import type { Hotel } from '#domain/hotel/hotel.ts';
import { DEFAULT_HOTEL_IMAGE, HOTEL_DESCRIPTION_FALLBACK } from '#domain/site/defaults.ts';
import { hotelPath } from '#domain/site/record-paths.ts';
import { formatNightlyPrice } from '#domain/text/format.ts';
import { htmlToText } from '#domain/text/limited-html.ts';
import { postalAddress } from './postal-address.ts';

/** The hotel's own pictures: the default one shows another place. */
function imagesOf({ image, gallery }: Hotel): string[] {
  const own = image === DEFAULT_HOTEL_IMAGE ? [] : [image];
  return [...new Set([...own, ...gallery.map(({ url }) => url)].map(imageUrl))];
}

/** Our own note: a review, as an aggregate would stand for many, and official stars are not known. */
function review({ rating }: Hotel): Pick<HotelLeaf, 'review'> {
  return {
    review: {
      '@type': 'Review',
      author: ORGANIZATION,
      reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 0 },
    },
  };
}

/** What schema.org's data say of a hotel: only what its page shows. A rating or price of 0 is unknown. */
export function hotelJsonLd(hotel: Hotel): JsonLd[] {
  const url = absoluteUrl(hotelPath(hotel.id));
  const images = imagesOf(hotel);
  return [
    {
      '@type': 'Hotel',
      '@id': url,
      url,
      name: hotel.name,
      address: postalAddress(hotel.location),
      ...(hotel.description !== HOTEL_DESCRIPTION_FALLBACK && {
        description: htmlToText(hotel.description),
      }),
      ...(images.length > 0 && { image: images }),
      ...(hotel.price > 0 && { priceRange: formatNightlyPrice(hotel.price) }),
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
      ...(hotel.rating > 0 && review(hotel)),
    },
    breadcrumbs(['Destinations', '/destinations'], [hotel.name, hotelPath(hotel.id)]),
  ];
}

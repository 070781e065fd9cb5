import { expect, test } from 'vitest';
import { hotelJsonLd, hotelListJsonLd } from '#app/json-ld.ts';
import { absoluteUrl } from '#data/seo-head.ts';
import { buildHotel } from '../features/hotels/build-hotel.ts';
import { buildHotelSummaries } from '../features/hotels/build-hotel-summary.ts';

test('the structured data of a list of hotels contain the twelve hotels that its page shows first, with escaped ids', () => {
  const hotels = [{ id: 'à part/b', name: 'Autre' }, ...buildHotelSummaries(40)];
  const list = hotelListJsonLd(hotels);
  expect(list.itemListElement).toHaveLength(12);
  expect(list).toMatchObject({
    '@type': 'ItemList',
    itemListElement: [
      { position: 1, name: 'Autre', url: absoluteUrl('/hotels/%C3%A0%20part%2Fb') },
      { position: 2, name: 'Hôtel 0', url: absoluteUrl('/hotels/hotel-0') },
      ...hotels.slice(2, 12).map(({ name }) => ({ name })),
    ],
  });
});

const url = absoluteUrl('/hotels/anse-rose');
const lodging = (...fields: Parameters<typeof buildHotel>) => hotelJsonLd(buildHotel(...fields));

test('the structured data of a hotel have its name, description, picture, location and price, written as on its page', () => {
  expect(lodging({ description: 'Douze <b>maisons</b>' })).toMatchObject({
    '@type': 'Hotel',
    url,
    name: 'Anse Rose',
    description: 'Douze maisons',
    image: [absoluteUrl('/art/hotel-seychelles-1920.webp')],
    address: { '@type': 'PostalAddress', addressLocality: 'La Digue, Seychelles' },
    priceRange: 'À partir de 1\u202f180€/nuit',
  });
});

test('in structured data, the magazine’s own rating of a hotel is a Review, never an AggregateRating', () => {
  const data = lodging({ rating: 4.9 });
  expect(data).toMatchObject({
    review: {
      '@type': 'Review',
      author: { '@type': 'Organization', name: 'Grand Séjour' },
      reviewRating: { '@type': 'Rating', ratingValue: 4.9, bestRating: 5, worstRating: 0 },
    },
  });
  expect(data).not.toHaveProperty('aggregateRating');
});

test('the structured data of a hotel leave out fields without a value', () => {
  const data = lodging({ rating: 0, price: 0, image: '' });
  for (const field of ['review', 'geo', 'description', 'priceRange', 'image', 'starRating']) {
    expect(data).not.toHaveProperty(field);
  }
  expect(lodging({ coordinates: { lat: -4.34, lng: 55.83 } })).toMatchObject({
    geo: { latitude: -4.34, longitude: 55.83 },
  });
});

test('the structured data of a hotel list each of its pictures once, in the largest size', () => {
  const gallery = ['/art/hotel-seychelles-800.avif', 'https://x.example/plage.jpg'];
  expect(lodging({ gallery: gallery.map((url) => ({ url, alt: '' })) })).toHaveProperty('image', [
    absoluteUrl('/art/hotel-seychelles-1920.webp'),
    'https://x.example/plage.jpg',
  ]);
});

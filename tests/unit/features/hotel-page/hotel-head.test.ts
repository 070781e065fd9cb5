import { expect, test } from 'vitest';
import { absoluteUrl } from '#data/seo-head.ts';
import { hotelHead, hotelJsonLd } from '#features/hotel-page/hotel-head.ts';
import { aHotel } from './a-hotel.ts';

const url = absoluteUrl('/hotels/anse-rose');
const lodging = (...fields: Parameters<typeof aHotel>) => hotelJsonLd(aHotel(...fields))[0];

test('the head is the hotel’s, with its canonical URL', () => {
  const { seo, path } = hotelHead(aHotel({ seo_title: 'Maisons de plage à La Digue' }));
  expect(seo.title).toBe('Maisons de plage à La Digue | Grand Séjour');
  expect(path).toBe('/hotels/anse-rose');
  expect(hotelHead(aHotel({ id: 'chambre 7?' })).path).toBe('/hotels/chambre%207%3F');
});

test('its data describe a hotel, as the page shows it', () => {
  expect(
    lodging({ description: 'Douze <b>maisons</b>', amenities: ['Vélos', 'Spa'] }),
  ).toMatchObject({
    '@type': 'Hotel',
    url,
    name: 'Anse Rose',
    description: 'Douze maisons',
    image: absoluteUrl('/art/hotel-seychelles-1280.webp'),
    address: 'La Digue, Seychelles',
    priceRange: 'À partir de 1\u202f180€/nuit',
    amenityFeature: [
      { name: 'Vélos', value: true },
      { name: 'Spa', value: true },
    ],
  });
});

test('our rating is a review, never an aggregate', () => {
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

test('unknown fields are left out of its data', () => {
  const data = lodging({ rating: 0 });
  for (const field of ['review', 'geo', 'amenityFeature', 'description']) {
    expect(data).not.toHaveProperty(field);
  }
  expect(lodging({ coordinates: { lat: -4.34, lng: 55.83 } })).toMatchObject({
    geo: { latitude: -4.34, longitude: 55.83 },
  });
});

test('the breadcrumbs lead from home to the hotel', () => {
  expect(hotelJsonLd(aHotel())[1]).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Accueil', item: absoluteUrl('/') },
      { position: 2, name: 'Destinations', item: absoluteUrl('/destinations') },
      { position: 3, name: 'Anse Rose', item: url },
    ],
  });
});

import { expect, test } from 'vitest';
import { absoluteUrl } from '#data/seo-head.ts';
import { hotelJsonLd } from '#features/hotel-page/hotel-json-ld.ts';
import { postalAddress } from '#features/hotel-page/postal-address.ts';
import { aHotel } from './a-hotel.ts';

const url = absoluteUrl('/hotels/anse-rose');
const lodging = (...fields: Parameters<typeof aHotel>) => hotelJsonLd(aHotel(...fields))[0];

test('its data describe a hotel, as the page shows it', () => {
  expect(
    lodging({ description: 'Douze <b>maisons</b>', amenities: ['Vélos', 'Spa'] }),
  ).toMatchObject({
    '@type': 'Hotel',
    url,
    name: 'Anse Rose',
    description: 'Douze maisons',
    image: [absoluteUrl('/art/hotel-seychelles-1920.webp')],
    address: { '@type': 'PostalAddress', addressLocality: 'La Digue', addressCountry: 'SC' },
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
  const data = lodging({ rating: 0, price: 0, image: '' });
  for (const field of [
    'review',
    'geo',
    'amenityFeature',
    'description',
    'priceRange',
    'image',
    'starRating',
  ]) {
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

test('its pictures are its own, large and each once', () => {
  const gallery = ['/art/hotel-seychelles-800.avif', 'https://x.example/plage.jpg'];
  expect(lodging({ gallery: gallery.map((url) => ({ url, alt: '' })) })).toHaveProperty('image', [
    absoluteUrl('/art/hotel-seychelles-1920.webp'),
    'https://x.example/plage.jpg',
  ]);
});

test.each([
  ['Atrani, côte amalfitaine, Italie', 'Atrani, côte amalfitaine', 'IT'],
  ['Brooklyn, New York, Etats-Unis', 'Brooklyn, New York', 'US'],
  ['Londres, Royaume-Uni', 'Londres', 'GB'],
  ['Glen Affric, Écosse', 'Glen Affric, Écosse', undefined],
  ['Italie', 'Italie', undefined],
])('« %s » is in %s, country %s', (location, addressLocality, addressCountry) => {
  const address = { '@type': 'PostalAddress', addressLocality };
  expect(postalAddress(location)).toEqual(
    addressCountry === undefined ? address : { ...address, addressCountry },
  );
});

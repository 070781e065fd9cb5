import { expect, test } from 'vitest';
import { destinationJsonLd, destinationsJsonLd, homeJsonLd, hotelJsonLd } from '#app/json-ld.ts';
import { postalAddress } from '#app/postal-address.ts';
import { absoluteUrl } from '#data/seo-head.ts';
import { buildHotel, buildHotels } from '../features/hotel-list/build-hotel.ts';
import { aHotel } from '../features/hotel-page/a-hotel.ts';

test('home presents the site, the organisation and the hotels shown first', () => {
  const hotels = [buildHotel({ id: 'cher', price: 2100 }), ...buildHotels(40)];
  const [site, organization, list] = homeJsonLd(hotels, {});
  expect(site).toMatchObject({ '@type': 'WebSite', name: 'Grand Séjour', inLanguage: 'fr-FR' });
  expect(organization).toMatchObject({
    '@type': 'Organization',
    url: absoluteUrl('/'),
    logo: { '@type': 'ImageObject', url: absoluteUrl('/icons/icon-512.png') },
  });
  expect(site).toHaveProperty('publisher', { '@id': absoluteUrl('/#organization') });
  expect(organization).toHaveProperty('@id', absoluteUrl('/#organization'));
  const items = Array.from({ length: 12 }, (_, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: `Hôtel ${index}`,
    url: absoluteUrl(`/hotels/hotel-${index}`),
  }));
  expect(list).toEqual({ '@type': 'ItemList', itemListElement: items });
});

test('/destinations has its list and its breadcrumbs, ids escaped', () => {
  const [list, trail] = destinationsJsonLd([buildHotel({ id: 'a/b' })]);
  expect(JSON.stringify(list)).toContain('/hotels/a%2Fb"');
  expect(trail).toMatchObject({ '@type': 'BreadcrumbList' });
});

test('a destination has its breadcrumbs, and its hotels where it has some', () => {
  const japan = { destination_name: 'Japon', destination_slug: 'japon' };
  const kyoto = { id: 'kyoto', name: 'Les Érables' };
  const data = destinationJsonLd(japan, [kyoto, { id: 'à part', name: 'Autre' }]);
  expect(data).toMatchObject([
    {
      '@type': 'BreadcrumbList',
      itemListElement: [{ name: 'Accueil' }, { name: 'Destinations' }, { name: 'Japon' }],
    },
    {
      '@type': 'ItemList',
      itemListElement: [
        { position: 1, name: 'Les Érables', url: expect.stringMatching(/\/hotels\/kyoto$/) },
        { position: 2, url: expect.stringMatching(/\/hotels\/%C3%A0%20part$/) },
      ],
    },
  ]);
  expect(destinationJsonLd(japan, [])).toHaveLength(1);
});

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

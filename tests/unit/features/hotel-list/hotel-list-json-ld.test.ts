import { expect, test } from 'vitest';
import { absoluteUrl } from '#data/seo-head.ts';
import { destinationsJsonLd, homeJsonLd } from '#features/hotel-list/hotel-list-json-ld.ts';
import { buildHotel, buildHotels } from './build-hotel.ts';

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

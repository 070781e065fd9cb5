import { describe, expect, it } from 'vitest';
import { absoluteUrl } from '#data/seo-head.ts';
import { destinationsHead, homeHead } from '#features/hotel-list/hotel-list-head.ts';
import { buildHotel, buildHotels } from './build-hotel.ts';

const content = {
  id: 'home',
  page_slug: 'home',
  page_name: 'Accueil',
  seo_title: 'Palaces du monde',
  seo_description: null,
  seo_keywords: null,
  updated_at: null,
};

describe('the head of the lists of hotels', () => {
  it('takes what administrators wrote for the page', () => {
    expect(homeHead([], content).seo.title).toMatch(/^Palaces du monde \| /);
    expect(destinationsHead([], null)).toMatchObject({
      path: '/destinations',
      seo: { noindex: false },
    });
  });

  it('presents the organisation and the hotels shown first', () => {
    const hotels = [buildHotel({ id: 'cher', price: 2100 }), ...buildHotels(40)];
    const [organization, list] = homeHead(hotels, null).jsonLd ?? [];
    expect(organization).toMatchObject({ '@type': 'Organization', url: absoluteUrl('/') });
    expect(list).toMatchObject({ '@type': 'ItemList' });
    const items = (list as { itemListElement: object[] }).itemListElement;
    expect(items).toHaveLength(12);
    expect(items[0]).toEqual({
      '@type': 'ListItem',
      position: 1,
      name: 'Hôtel 0',
      url: absoluteUrl('/hotels/hotel-0'),
    });
  });

  it('escapes ids in URLs', () => {
    const [list] = destinationsHead([buildHotel({ id: 'a/b' })], null).jsonLd ?? [];
    expect(JSON.stringify(list)).toContain('/hotels/a%2Fb"');
  });
});

import { describe, expect, test } from 'vitest';
import { absoluteUrl } from '#data/seo-head.ts';
import { failReads, publish, readsOf, store } from '../../../support/fake-firestore.ts';
import { sentQueries, serverPage } from '../server-page.ts';
import { buildHotelSummaries, buildHotelSummary } from './build-hotel-summary.ts';

const linksIn = (html: string) => [...html.matchAll(/ href="([^"]+)"/g)].map(([, href]) => href);

test('the server-rendered page /destinations links to every hotel and destination', async () => {
  const hotels = [
    ...buildHotelSummaries(60),
    buildHotelSummary({ id: 'cher', region: null, price: 3000 }),
  ];
  publish('hotels', hotels);
  publish('popular_destinations', [
    { id: 'd', destination_name: 'Écosse', destination_slug: 'ecosse', display_order: 1 },
  ]);
  const { body } = await serverPage('/destinations?q=introuvable');
  const index = body.slice(body.indexOf('id="index"'));
  expect(linksIn(index)).toEqual(
    expect.arrayContaining(['/destinations/ecosse', ...hotels.map(({ id }) => `/hotels/${id}`)]),
  );
  const groups = [...index.matchAll(/<h3[^>]*>([^<]*)</g)].map(([, title]) => title);
  expect(groups).toEqual([
    'Destinations',
    'Europe',
    'Asie',
    'Amérique',
    'Océan indien',
    'Ailleurs',
  ]);
  const { head, body: paged } = await serverPage('/destinations?page=2');
  expect(head).toContain(`rel="canonical" href="${absoluteUrl('/destinations')}"`);
  expect(paged).not.toContain('page=');
});

test('the index on /destinations sorts destinations by display order, the footer by name', async () => {
  const places = [
    ['Japon', 1],
    ['Écosse', 3],
    ['Chili', 2],
  ] as const;
  publish(
    'popular_destinations',
    places.map(([name, display_order]) => {
      const id = name.toLowerCase();
      return { id, destination_name: name, destination_slug: id, display_order };
    }),
  );
  const { body } = await serverPage('/destinations');
  const names = [...body.matchAll(/>(Japon|Écosse|Chili)</g)].map(([, name]) => name);
  expect(names).toEqual(['Japon', 'Chili', 'Écosse', 'Chili', 'Écosse', 'Japon']);
});

test('/destinations shows no « Index » list when there are no hotels and the destinations cannot be read', async () => {
  failReads('popular_destinations');
  const { status, body } = await serverPage('/destinations');
  expect(status).toBe(200);
  expect(body).toContain('Aucun hôtel trouvé');
  expect(body).not.toContain('id="index"');
});

test('a destination’s page whose slug is too long for a Firestore query answers 404 without a query', async () => {
  failReads('popular_destinations');
  expect((await serverPage(`/destinations/${'a'.repeat(1_500)}`)).status).toBe(404);
});

test('the page of an inactive destination answers 404 with « Destination non trouvée »', async () => {
  const japan = { destination_name: 'Japon', destination_slug: 'japon' };
  store('popular_destinations', [{ id: 'jp', ...japan, active: false }]);
  const { status, body } = await serverPage('/destinations/japon');
  expect(status).toBe(404);
  expect(body).toContain('Destination non trouvée</h1>');
});

test.each([
  ['&a=Une%20barque', 'Une barque'],
  ['', 'Japon, Le bain'],
])(
  'the banner of a destination has its own alternative text, or else the destination’s name and subtitle: $1',
  async (alt, name) => {
    const banner_image = `/media/0123456789abcdef01234567-1280.webp#w=2560&h=1920${alt}`;
    const japan = { destination_name: 'Japon', destination_slug: 'japon', subtitle: 'Le bain' };
    publish('popular_destinations', [{ id: 'jp', ...japan, banner_image }]);
    const { body } = await serverPage('/destinations/japon');
    expect(body).toContain(`alt="${name}"`);
  },
);

test('the page of a destination with 1,001 hotels reads and sends only the first 12', async () => {
  publish('popular_destinations', [
    { id: 'jp', destination_name: 'Japon', destination_slug: 'japon' },
  ]);
  const hotels = buildHotelSummaries(1_001);
  publish('hotels', hotels);
  publish(
    'hotel_destinations',
    hotels.map(({ id }) => ({ id: `${id}_jp`, hotel_id: id, destination_id: 'jp' })),
  );
  const { html, body } = await serverPage('/destinations/japon');
  expect(body.match(/<article/g)).toHaveLength(12);
  expect(html.match(/"@type":"ListItem","position":\d+,"name":"Hôtel/g)).toHaveLength(12);
  expect(html.length).toBeLessThan(150_000);
  expect(readsOf('hotels:get')).toBe(12);
});

describe('with 1,001 hotels', () => {
  const hotels = buildHotelSummaries(1_001);

  test.each(['/', '/destinations', '/destinations?q=hotel&region=Asie'])(
    'the page %s counts all matching hotels of 1,001, and sends only the first 12',
    async (path) => {
      publish('hotels', hotels);
      const { html, body } = await serverPage(path);
      expect(html.length).toBeLessThan(300_000);
      expect(body).toMatch(/>(?:1\u202f001|250)<\/span> <span[^>]*>hôtels</);
      expect(body.match(/<article/g)).toHaveLength(12);
      expect(sentQueries(html)).not.toContain('["hotels","all"]');
      expect(html.match(/\\"description\\":\\"Un hôtel au bord/g)).toHaveLength(12);
    },
  );

  test('a filter in the URL of /destinations searches all hotels', async () => {
    publish('hotels', hotels);
    const { body } = await serverPage('/destinations?q=hotel 1000');
    expect(body).toContain('Hôtel 1000</h3>');
    expect(body).toMatch(/>1<\/span> <span[^>]*>hôtel</);
  });

  test('the numbered pages of /destinations have canonical URLs and together link to every hotel', async () => {
    publish('hotels', hotels);
    const found = new Set<string | undefined>();
    for (const page of [1, 2, 3]) {
      const { head, body } = await serverPage(`/destinations?page=${page}`);
      for (const href of linksIn(body)) if (href?.startsWith('/hotels/')) found.add(href);
      const path = page === 1 ? '/destinations' : `/destinations?page=${page}`;
      expect(head).toContain(`rel="canonical" href="${absoluteUrl(path)}"`);
      expect(body).toContain('href="/destinations?page=3#index"');
    }
    expect(found.size).toBe(1_001);
  });
});

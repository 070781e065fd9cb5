import { expect, test } from 'vitest';
import { failReads, publish } from '../../../support/fake-firestore.ts';
import { serverPage } from '../server-page.ts';
import { buildHotel, buildHotels } from './build-hotel.ts';

const linksIn = (html: string) => [...html.matchAll(/ href="([^"]+)"/g)].map(([, href]) => href);

test('the server-rendered /destinations links to every hotel and destination', async () => {
  const hotels = [...buildHotels(60), buildHotel({ id: 'cher', region: null, price: 3000 })];
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
});

test('/destinations has no index when there are no hotels and the destinations cannot be read', async () => {
  failReads('popular_destinations');
  const { status, body } = await serverPage('/destinations');
  expect(status).toBe(200);
  expect(body).toContain('Aucun hôtel trouvé');
  expect(body).not.toContain('id="index"');
});

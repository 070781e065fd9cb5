import { beforeEach, expect, test } from 'vitest';
import { HOTEL_TAB_TEXTS } from '#features/hotels/hotel-tabs.tsx';
import { failReads, firestoreReads, publish } from '../../../support/fake-firestore.ts';
import { buildHotelSummaries } from '../hotels/build-hotel-summary.ts';
import { sentQueries, serverPage } from '../server-page.ts';
import { buildHotel } from './build-hotel.ts';

beforeEach(() => publish('hotels', [buildHotel()]));

test('a server-rendered hotel page has the texts of all tabs and links to similar hotels', async () => {
  publish('hotels', [
    buildHotel({ description: 'Douze maisons.', location_description: 'Au bout de la route.' }),
    buildHotel({ id: 'mon-repentir', name: 'Mon Repentir' }),
  ]);
  const { status, head, body, data } = await serverPage('/hotels/anse-rose');
  expect(status).toBe(200);
  for (const text of [
    'Douze maisons.',
    'Au bout de la route.',
    HOTEL_TAB_TEXTS.services.fallback,
  ]) {
    expect(body).toContain(text);
  }
  expect(body).toContain('href="/hotels/mon-repentir"');
  expect(head).toContain('Anse Rose, La Digue, Seychelles | Grand Séjour</title>');
  expect(data.map((item) => item['@type'])).toEqual(['Hotel', 'BreadcrumbList']);
});

test('the details of a hotel keep their line breaks', async () => {
  publish('hotels', [buildHotel({ details: 'Deux bains\nDouze chambres' })]);
  const { body } = await serverPage('/hotels/anse-rose');
  expect(body).toContain('Deux bains<br/>Douze chambres');
});

test('a hotel’s photo that has no alternative text of its own gets the hotel’s name and location as alternative text', async () => {
  const image = '/media/0123456789abcdef01234567-1280.webp#w=2560&h=1920';
  publish('hotels', [buildHotel({ image })]);
  const { body } = await serverPage('/hotels/anse-rose');
  expect(body).toContain('alt="Anse Rose, La Digue, Seychelles"');
});

test('the page of an unknown hotel answers 404, with noindex and the title « Hôtel non trouvé »', async () => {
  const { status, head, body } = await serverPage('/hotels/inconnu');
  expect(status).toBe(404);
  expect(head).toContain('Hôtel non trouvé | Grand Séjour</title>');
  expect(head).toContain('content="noindex"');
  expect(body).toContain('Hôtel non trouvé</h1>');
});

test('a hotel page reads only the newest hotels of its region, however many there are, and sends only the similar ones', async () => {
  publish('hotels', [
    buildHotel({ created_at: '2026-11-02T09:00:00.000Z' }),
    buildHotel({ id: 'autre', created_at: '2026-11-01T09:00:00.000Z' }),
    ...buildHotelSummaries(100),
  ]);
  const { body, html } = await serverPage('/hotels/anse-rose');
  expect(firestoreReads.filter(({ collection }) => collection === 'hotels')).toEqual([
    { collection: 'hotels', kind: 'get', documents: 1 },
    { collection: 'hotels', kind: 'list', documents: 16 },
  ]);
  expect(body).toContain('href="/hotels/autre"');
  expect(sentQueries(html).sort()).toEqual([
    '["destinations","footer"]',
    '["hotels","detail","anse-rose"]',
    '["hotels","like","anse-rose"]',
    '["settings"]',
  ]);
});

test('a hotel page is shown even if the list of hotels cannot be read', async () => {
  failReads('hotels:list');
  const { status, body } = await serverPage('/hotels/anse-rose');
  expect(status).toBe(200);
  expect(body).toContain('Anse Rose</h1>');
});

test('the rendering of a hotel’s page returns status 500 when the hotel cannot be read', async () => {
  failReads('hotels');
  expect((await serverPage('/hotels/anse-rose')).status).toBe(500);
});

import { beforeEach, expect, test, vi } from 'vitest';
import type { Hotel } from '#domain/hotel/hotel.ts';
import { TAB_FALLBACKS } from '#features/hotel-page/hotel-texts.ts';
import { serverPage } from '../server-page.ts';
import { aHotel } from './a-hotel.ts';

const reads = vi.hoisted(() => ({
  getHotel: vi.fn<(id: string) => Promise<Hotel | null>>(),
  listHotels: vi.fn(),
}));
vi.mock('#data/read-hotels.ts', () => reads);
vi.mock('#data/read-destinations.ts', () => ({ listFooterDestinations: async () => [] }));

beforeEach(() => {
  reads.getHotel.mockResolvedValue(null);
  reads.listHotels.mockResolvedValue([]);
});

test('the server’s page is complete, with the other tabs and hotels', async () => {
  reads.getHotel.mockImplementation(async (id) =>
    aHotel({ id, description: 'Douze maisons.', location_description: 'Au bout de la route.' }),
  );
  reads.listHotels.mockResolvedValue([aHotel({ id: 'mon-repentir', name: 'Mon Repentir' })]);
  const { status, head, body, data } = await serverPage('/hotels/anse-rose');
  expect(status).toBe(200);
  for (const text of ['Douze maisons.', 'Au bout de la route.', TAB_FALLBACKS.services]) {
    expect(body).toContain(text);
  }
  expect(body).toContain('href="/hotels/mon-repentir"');
  expect(head).toContain('Anse Rose, La Digue, Seychelles | Grand Séjour</title>');
  expect(data.map((item) => item['@type'])).toEqual(['Hotel', 'BreadcrumbList']);
});

test('the page of an unknown hotel has the status, title and text of one', async () => {
  const { status, head, body } = await serverPage('/hotels/inconnu');
  expect(status).toBe(404);
  expect(head).toContain('Hôtel non trouvé | Grand Séjour</title>');
  expect(head).toContain('content="noindex"');
  expect(body).toContain('Hôtel non trouvé</h1>');
});

test('an unreadable list of hotels does not affect the page', async () => {
  reads.getHotel.mockResolvedValue(aHotel());
  reads.listHotels.mockRejectedValue(new Error('unreachable'));
  const { status, body } = await serverPage('/hotels/anse-rose');
  expect(status).toBe(200);
  expect(body).toContain('Anse Rose</h1>');
});

test('an unreadable hotel gives a 500: the caller sends the shell', async () => {
  reads.getHotel.mockRejectedValue(new Error('unreachable'));
  expect((await serverPage('/hotels/anse-rose')).status).toBe(500);
});

import { beforeEach, expect, test, vi } from 'vitest';
import type { DestinationLink } from '#data/read-destinations.ts';
import { serverPage } from '../server-page.ts';
import { buildHotel, buildHotels } from './build-hotel.ts';

const reads = vi.hoisted(() => ({
  listHotels: vi.fn(),
  listDestinationLinks: vi.fn<() => Promise<DestinationLink[]>>(),
}));
vi.mock('#data/read-hotels.ts', () => reads);
vi.mock('#data/read-destinations.ts', () => ({
  ...reads,
  listFooterDestinations: async () => [],
}));

const linksIn = (html: string) => [...html.matchAll(/ href="([^"]+)"/g)].map(([, href]) => href);

beforeEach(() => {
  reads.listHotels.mockResolvedValue([]);
  reads.listDestinationLinks.mockResolvedValue([]);
});

test('the server’s page of /destinations links to every hotel and destination', async () => {
  const hotels = [...buildHotels(60), buildHotel({ id: 'cher', region: null, price: 3000 })];
  reads.listHotels.mockResolvedValue(hotels);
  reads.listDestinationLinks.mockResolvedValue([
    { id: 'd', destination_name: 'Écosse', destination_slug: 'ecosse' },
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

test('it has no index without anything to list, nor destinations that cannot be read', async () => {
  reads.listDestinationLinks.mockRejectedValue(new Error('unreachable'));
  const { status, body } = await serverPage('/destinations');
  expect(status).toBe(200);
  expect(body).toContain('Aucun hôtel trouvé');
  expect(body).not.toContain('id="index"');
});

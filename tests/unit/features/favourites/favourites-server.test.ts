import { expect, test, vi } from 'vitest';
import { serverPage } from '../server-page.ts';

vi.mock('#data/read-destinations.ts', () => ({ listFooterDestinations: async () => [] }));

test('the server’s page of favourites is empty, and not indexed', async () => {
  const { status, html } = await serverPage('/favoris');
  expect(status).toBe(200);
  expect(html).toContain('Vos favoris</h1>');
  expect(html).toContain('Chargement de vos favoris…');
  expect(html).toContain('content="noindex, follow"');
});

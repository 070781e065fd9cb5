import { expect, test, vi } from 'vitest';
import { renderPage } from '#app/entry-server.tsx';

vi.mock('#data/read-page-content.ts', () => ({ getPageContent: async () => null }));
vi.mock('#data/read-destinations.ts', () => ({ listFooterDestinations: async () => [] }));

test('the server’s page of favourites is empty, and not indexed', async () => {
  const template =
    '<html><head><!--app-head--><!--/app-head--></head><body><!--app-html--></body></html>';
  const response = await renderPage(new Request('https://x.example/favoris'), template);
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(html).toContain('Vos favoris</h1>');
  expect(html).toContain('Chargement de vos favoris…');
  expect(html).toContain('content="noindex, follow"');
});

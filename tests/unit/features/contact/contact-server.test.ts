import { expect, test, vi } from 'vitest';
import { serverPage } from '../server-page.ts';

vi.mock('#data/read-destinations.ts', () => ({ listFooterDestinations: async () => [] }));

test('the server’s page of /contact has the form', async () => {
  const { status, html } = await serverPage('/contact');
  expect(status).toBe(200);
  expect(html).toContain('<title data-ssr>Contact | Grand Séjour</title>');
  expect(html).toMatch(/<h1[^>]*>Sonnez, <br\/?>nous répondons<\/h1>/);
  for (const name of ['firstName', 'lastName', 'email', 'message']) {
    expect(html).toMatch(new RegExp(`<(?:input|textarea)[^>]*name="${name}"`));
  }
});

test('its data describe the page and the organisation', async () => {
  const { data } = await serverPage('/contact');
  expect(data).toMatchObject([
    {
      '@type': 'ContactPage',
      mainEntity: { '@type': 'Organization', email: 'contact@grand-sejour.test' },
    },
    { '@type': 'BreadcrumbList' },
  ]);
});

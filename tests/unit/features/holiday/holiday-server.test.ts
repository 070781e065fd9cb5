import { expect, test, vi } from 'vitest';
import { HOLIDAY_TESTIMONIALS } from '#content/holiday-testimonials.ts';
import { serverPage } from '../server-page.ts';

vi.mock('#data/read-destinations.ts', () => ({ listFooterDestinations: async () => [] }));

test('the server’s page of /vacances-sur-mesure is complete, with the form', async () => {
  const { status, html } = await serverPage('/vacances-sur-mesure');
  expect(status).toBe(200);
  expect(html).toContain('<title data-ssr>Vacances Sur-Mesure | Grand Séjour</title>');
  for (const name of ['prenom', 'nom', 'methodeContact', 'typeVacances', 'dateDepart', 'message']) {
    expect(html).toMatch(new RegExp(`<(?:input|select|textarea)[^>]*name="${name}"`));
  }
  for (const { name } of HOLIDAY_TESTIMONIALS) expect(html).toContain(name);
  // What depends on today is set in the browser.
  expect(html).not.toMatch(/ min="2/);
});

test('its data offer a service that costs nothing', async () => {
  const { data } = await serverPage('/vacances-sur-mesure');
  expect(data).toMatchObject([
    { '@type': 'Service', offers: { price: 0 } },
    { '@type': 'BreadcrumbList' },
  ]);
});

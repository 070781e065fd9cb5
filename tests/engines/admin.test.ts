import { expect, test } from 'vitest';
import { DEMO_ADMIN } from '#scripts/lib/ports.ts';
import { address, browser, SITE, startBrowser } from './support/browser.ts';
import { button, field, find, press, text, type } from './support/find.ts';

startBrowser();

test('signing in leads to the admin list of hotels, requested before', async () => {
  await browser().get(`${SITE}/admin/hotels`);
  await type(DEMO_ADMIN.email, field('E-mail'));
  await type(DEMO_ADMIN.password, field('Mot de passe'));
  await press(button('Se connecter'));
  await expect.poll(address).toBe('/admin/hotels');
  await find(text('Grand Hôtel du Lac Blanc'));
});

import type { BrowserContext, Page } from '@playwright/test';
import { HAS_SEEN_INTRO_KEY } from '#domain/site/storage-keys.ts';
import { PHONE, withBrowser } from './browser.ts';
import type { Front } from './serve.ts';

/** Bytes that the site stores on a visitor's device, in all kinds of storage. */
export type DeviceBytes = { device: number };

const VISITED = 10;
const SAVED = 5;

async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
}

async function visitHotels(context: BrowserContext, origin: string): Promise<number> {
  const page = await context.newPage();
  await visit(page, `${origin}/?intro=0`);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const links = page.getByRole('main').locator('a[href^="/hotels/"]');
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const hotels = [...new Set(paths)].slice(0, VISITED);
  if (hotels.length < VISITED) throw new Error(`There are only ${hotels.length} hotels to visit.`);
  for (const [index, path] of hotels.entries()) {
    await visit(page, `${origin}${path}`);
    if (index >= SAVED) continue;
    await page.getByRole('button', { name: 'Sauvegarder' }).click();
    await page.getByRole('button', { name: 'Sauvegardé' }).waitFor();
  }
  await visit(page, `${origin}/favoris`);
  await page
    .getByText(/sur cet appareil$/)
    .nth(SAVED - 1)
    .waitFor();
  return page.evaluate(async () => (await navigator.storage.estimate()).usage ?? Number.NaN);
}

/** Visits ten hotels, saves five of them, and measures the storage once all five are available offline. */
export function measureDevice({ origin }: Front): Promise<DeviceBytes> {
  return withBrowser(async (browser) => {
    const context = await browser.newContext(PHONE);
    await context.addInitScript((key) => localStorage.setItem(key, 'true'), HAS_SEEN_INTRO_KEY);
    return { device: await visitHotels(context, origin) };
  });
}

import type { Locator } from '@playwright/test';
import { favourites, saveHotels } from '../support/favourites.ts';
import { test } from '../support/front.ts';
import { holdRequests } from '../support/hydration.ts';
import { untilCached } from '../support/kept-pages.ts';
import { expect, open, waitForServiceWorker, waitUntilHydrated } from '../support/test.ts';

// Logged by the browser while the test is offline.
test.use({
  expectedConsole:
    /ERR_INTERNET_DISCONNECTED|indisponible|net::ERR_FAILED|n’a pas pu être|Failed to fetch/,
});

const DAY_MS = 24 * 60 * 60_000;
const KEPT = /sur cet appareil$/;

/** Scrolls to every picture, waits until all have loaded, and returns their addresses. */
async function shownPictures(part: Locator): Promise<string[]> {
  const pictures = part.locator('img');
  for (const picture of await pictures.all()) await picture.scrollIntoViewIfNeeded();
  const addresses = () =>
    pictures.evaluateAll((images) =>
      images.map((image) => {
        if (!(image instanceof HTMLImageElement)) return 'no picture';
        return image.complete && image.naturalWidth > 0 ? new URL(image.currentSrc).pathname : '';
      }),
    );
  await expect.poll(addresses).not.toContain('');
  return addresses();
}

test.describe('favourites kept for offline use', () => {
  test('a hotel added to the favourites from a shared list is readable offline 40 days later, with all its pictures', async ({
    page,
    context,
  }) => {
    await open(page, '/');
    await waitForServiceWorker(page);
    const second = '/art/destination-japon-1920.avif';
    const release = await holdRequests(context, `**${second}`);
    const asked = context.waitForEvent('request', (request) => request.url().endsWith(second));
    await saveHotels(page, 'ryokan-momiji');
    await asked;
    await context.setOffline(true);
    release();
    await expect(favourites(page).getByText('Images au retour du réseau')).toBeVisible();
    await context.setOffline(false);
    await expect(favourites(page).getByText(KEPT)).toBeVisible();

    await context.setOffline(true);
    await page.clock.install({ time: Date.now() + 40 * DAY_MS });
    await page.goto('/favoris');
    await waitUntilHydrated(page);
    // Smaller pictures than the kept ones.
    await expect(favourites(page).locator('img')).toHaveCount(1);
    await shownPictures(favourites(page));
    await page.getByRole('main').getByRole('link', { name: 'Ryokan Momiji' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ryokan Momiji' })).toBeVisible();
    await expect(page.getByText('On laisse ses chaussures à l’entrée')).toBeVisible();
    const [hero, picture] = await shownPictures(page.getByRole('main'));
    // The hero in the size that this window shows.
    expect(hero).toBe('/art/hotel-kyoto-1920.avif');
    expect(picture).toMatch(/destination-japon/);
    const kept = await page.evaluate(async () => {
      const cache = await caches.open('saved-hotels');
      return (await cache.keys()).map(({ url }) => new URL(url).pathname).sort();
    });
    expect(kept).toEqual(['/art/destination-japon', '/art/hotel-kyoto', '/hotels/ryokan-momiji']);
  });

  test('a favourite hotel’s picture on another host is not cached while that host’s CORS header excludes the site, and is cached afterwards', async ({
    page,
    context,
  }) => {
    const picture = 'https://pictures.example/japon.jpg';
    // Playwright allows every origin if the header is missing.
    const headers = { 'Access-Control-Allow-Origin': 'https://partner.example' };
    await context.route(picture, (route) => route.fulfill({ body: 'x', headers }));
    await context.route('**/documents:*', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(/\/art\/destination-japon[^"]*/g, picture);
      await route.fulfill({ response, body });
    });
    const asked = context.waitForEvent('request', (request) => request.url() === picture);
    // The first page of a first visit is not under the worker's control.
    await saveHotels(page, 'ryokan-momiji');
    expect((await asked).serviceWorker()).not.toBeNull();
    await expect(favourites(page).getByText(KEPT)).toBeVisible();
    const kept = await page.evaluate(async (url) => caches.match(url).then(Boolean), picture);
    expect(kept).toBe(false);
    headers['Access-Control-Allow-Origin'] = '*';
    await page.reload();
    await untilCached(page, picture);
  });

  test('with storage full, a favourite is saved without its pictures, which are cached once there is room', async ({
    page,
    context,
  }) => {
    await open(page, '/');
    await waitForServiceWorker(page);
    await open(page, '/hotels/ryokan-momiji');
    const devtools = await context.newCDPSession(page);
    const { origin } = new URL(page.url());
    const quota = (limit: { quotaSize?: number }) =>
      devtools.send('Storage.overrideQuotaForOrigin', { origin, ...limit });
    const { usage = 0 } = await page.evaluate(() => navigator.storage.estimate());
    await quota({ quotaSize: usage + 30_000 });
    await page.getByRole('button', { name: 'Sauvegarder' }).click();
    await expect(page.getByRole('button', { name: 'Sauvegardé' })).toBeVisible();
    await open(page, '/favoris');
    await expect(favourites(page).getByText(/Appareil plein\s: des images manquent/)).toBeVisible();
    await quota({});
    await page.reload();
    await expect(favourites(page).getByText(KEPT)).toBeVisible();
  });
});

import type { Page } from '@playwright/test';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { database } from '../support/firestore.ts';
import { test } from '../support/front.ts';
import {
  isServersPage,
  readVisiblePage,
  stopWorker,
  untilCached,
  type VisiblePage,
} from '../support/kept-pages.ts';
import { expectAccessible } from '../support/page-checks.ts';
import { formField, loadForm, pageForm } from '../support/site-forms.ts';
import { expect, open, waitForServiceWorker, waitUntilHydrated } from '../support/test.ts';

// Logged by the browser while the network or the server is down.
test.use({
  expectedConsole:
    /ERR_INTERNET_DISCONNECTED|ERR_EMPTY_RESPONSE|status of (?:404|500)|indisponible|net::ERR_FAILED|n’a pas pu être|Failed to fetch/,
});

const PAGES = {
  home: '/',
  hotel: '/hotels/ryokan-momiji',
  article: '/blog/une-nuit-en-wagon-lit',
  destination: '/destinations/japon',
  form: '/contact',
};

/** Checks that a page opened offline looks as it did online. */
async function expectKept(page: Page, online: VisiblePage): Promise<void> {
  expect(await isServersPage(page)).toBe(true);
  await waitUntilHydrated(page);
  await expect(page.getByText('Vous êtes hors connexion.')).toBeVisible();
  expect(await readVisiblePage(page)).toEqual(online);
}

test('after a first visit, a hotel reloads offline as seen online, with a notice until back online', async ({
  page,
  context,
}) => {
  await open(page, PAGES.hotel);
  const online = await readVisiblePage(page);
  await untilCached(page, PAGES.hotel);
  for (const { address } of online.pictures) await untilCached(page, address);
  await context.setOffline(true);
  await stopWorker(page);
  await page.reload();
  await expectKept(page, online);
  // The fallback is there in any size; a picture that was never loaded fails, and the page shows the fallback.
  const isLoaded = (src: string) =>
    page.evaluate(
      (path) =>
        Object.assign(new Image(), { src: path })
          .decode()
          .then(
            () => true,
            () => false,
          ),
      src,
    );
  expect(await isLoaded('/art/article-grand-salon-1280.webp')).toBe(true);
  expect(await isLoaded('/art/hotel-maldives-480.avif')).toBe(false);
  // Visitors who saved no hotel have no cache for saved hotels, which would load more code.
  expect(await page.evaluate(() => caches.has('saved-hotels'))).toBe(false);
  await context.setOffline(false);
  await expect(page.getByText('Hors connexion')).toBeHidden();
});

test('each kind of visited page reloads offline as seen online, and the main pages open offline without a visit', async ({
  page,
  context,
}) => {
  const visits: [string, VisiblePage][] = [];
  const visit = async (path: string) => {
    await open(page, path);
    const online = await readVisiblePage(page);
    await untilCached(page, path);
    for (const { address } of online.pictures) await untilCached(page, address);
    visits.push([path, online]);
  };
  await visit(PAGES.article);
  for (const path of ['/', '/favoris', '/destinations', '/blog']) await untilCached(page, path);
  for (const path of [PAGES.destination, PAGES.form, PAGES.home]) await visit(path);
  await context.setOffline(true);
  await stopWorker(page);
  for (const [path, online] of visits) {
    await page.goto(path);
    await expectKept(page, online);
  }

  await page.goto('/?intro=0&utm_source=lettre');
  expect(await isServersPage(page)).toBe(true);

  // Cached without a visit.
  await page.goto('/destinations');
  expect(await isServersPage(page)).toBe(true);
  await waitUntilHydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Le journal');
});

test('the page of a hotel leaves the browser’s cache once the hotel is unpublished, and is cached again once it is republished', async ({
  page,
  context,
  front,
}) => {
  const id = `essai-${crypto.randomUUID().slice(0, 8)}`;
  const path = `/hotels/${id}`;
  const hotels = database().collection(COLLECTIONS.hotels);
  /** Stores the hotel without created_at, which hides it from lists that other tests count. */
  const publish = async (published: boolean) => {
    const { created_at: _, ...hotel } = (await hotels.doc('ryokan-momiji').get()).data() ?? {};
    await hotels.doc(id).set({ ...hotel, name: `Essai ${id}`, published });
    // A new session cookie makes the server bypass its cache.
    await context.addCookies([{ name: '__session', value: String(Date.now()), url: front.origin }]);
  };
  const title = page.getByRole('heading', { level: 1 });
  try {
    await publish(true);
    await open(page, path);
    await waitForServiceWorker(page);
    await untilCached(page, path);

    await publish(false);
    // A slow answer of the server lets the worker show the kept page once more.
    await expect(async () => {
      await page.goto(path);
      await expect(title).toHaveText('Hôtel non trouvé', { timeout: 5_000 });
    }).toPass();
    await expect
      .poll(() => page.evaluate(async (url) => (await caches.match(url)) === undefined, path))
      .toBe(true);

    await publish(true);
    await open(page, path);
    await untilCached(page, path);
    await context.setOffline(true);
    await page.reload();
    await expect(title).toHaveText(`Essai ${id}`);
  } finally {
    await hotels.doc(id).delete();
  }
});

test.describe('with a failing or slow server', () => {
  const visit = async (page: Page, path: string) => {
    await open(page, path);
    await waitForServiceWorker(page);
    await untilCached(page, path);
    await untilCached(page, '/blog');
  };
  const title = (page: Page, text: string) =>
    page.getByRole('heading', { level: 1, name: text, exact: true });

  test('while the server fails or is down, cached pages are shown, and other pages are rendered from the app shell', async ({
    page,
    front,
  }) => {
    await visit(page, PAGES.hotel);
    const hotel = [PAGES.hotel, 'Ryokan Momiji'] as const;
    const article = [
      PAGES.article,
      'Une nuit en wagon-lit, du lac de Thoune à l’Adriatique',
    ] as const;
    const destination = [PAGES.destination, 'Japon'] as const;
    const steps = [
      ['failing', 'running', hotel],
      ['up', 'just stopped', article],
      ['down', 'running', hotel],
      ['up', 'just stopped', destination],
      ['down', 'just stopped', article],
      ['failing', 'running', destination],
    ] as const;
    for (const [mode, worker, [path, name]] of steps) {
      await test.step(`with the server ${mode} and the service worker ${worker}, the page ${path} is shown as the server rendered it`, async () => {
        front.mode = mode;
        if (worker === 'just stopped') await stopWorker(page);
        await open(page, path);
        expect(await isServersPage(page)).toBe(true);
        await expect(title(page, name)).toBeVisible();
        if (mode === 'up') await untilCached(page, path);
      });
    }
    // Not cached: the app shell reads the data, because only requests for pages fail.
    await page.goto('/hotels/kaldera-blanc');
    await expect(title(page, 'Kaldera Blanc')).toBeVisible();
    expect(await isServersPage(page)).toBe(false);
    await expect(page.getByText('Vous êtes hors connexion.')).toBeHidden();
  });

  test('while the server does not answer, a cached page restores its form’s draft, and other pages are rendered from the app shell', async ({
    page,
    front,
  }) => {
    await visit(page, PAGES.form);
    const form = pageForm(page);
    await loadForm(form);
    await formField(form, 'Message').fill('Écrit sur une ligne lente.');
    front.mode = 'hanging';
    await page.reload({ waitUntil: 'commit' });
    await expect(formField(form, 'Message')).toHaveValue('Écrit sur une ligne lente.');
    expect(await isServersPage(page)).toBe(true);

    // Not cached: the app shell reads the data.
    await page.goto('/hotels/kaldera-blanc', { waitUntil: 'commit' });
    await expect(title(page, 'Kaldera Blanc')).toBeVisible();
    expect(await isServersPage(page)).toBe(false);
    // A response that is too late is cached for the next visit.
    front.release();
    await untilCached(page, '/hotels/kaldera-blanc');

    await test.step('with the server down and the browser online, an uncached hotel page shows a notice, until « Réessayer » finds the server up', async () => {
      await waitUntilHydrated(page);
      front.mode = 'down';
      await page.route('**/v1/projects/**', (route) => route.abort());
      await page.goto('/hotels/locanda-donna-iride');
      await expect(page.getByText('Vous êtes hors connexion.')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Cette page demande une connexion',
      );
      await expect(page).toHaveTitle(/^Cette page demande une connexion \|/);
      await expect(page.getByText(/elle se lira au retour du réseau/)).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: /favoris/i })).toBeVisible();
      await expectAccessible(page);
      front.mode = 'up';
      await page.unroute('**/v1/projects/**');
      await page.getByRole('button', { name: 'Réessayer' }).click();
      await expect(title(page, 'Locanda Donna Iride')).toBeVisible();
      await expect(page.getByText('Vous êtes hors connexion.')).toBeHidden();
    });
  });
});

import { Timestamp } from 'firebase-admin/firestore';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { favouriteNames } from '../support/favourites.ts';
import { database } from '../support/firestore.ts';
import { expectAccessible } from '../support/page-checks.ts';
import { expect, open, test } from '../support/test.ts';

const READS = '**/v1/projects/**';

// Run in order: the last test damages data that the other tests read.
test.describe.configure({ mode: 'default' });

/** Returns true if the browser has stored the result of a query. */
async function hasStored(queryKey: string): Promise<boolean> {
  const name = 'grand-sejour-cache';
  if (!(await indexedDB.databases()).some((database) => database.name === name)) return false;
  return new Promise((resolve) => {
    indexedDB.open(name).onsuccess = ({ target }) => {
      if (!(target instanceof IDBOpenDBRequest)) return;
      const database = target.result;
      const keys = database.transaction('entries').objectStore('entries').getAllKeys();
      keys.onsuccess = () => {
        database.close();
        resolve(keys.result.some((key) => String(key).includes(queryKey)));
      };
    };
  });
}

test('with IndexedDB blocked, favourites stay in memory for the visit', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await open(page, '/hotels/ryokan-momiji');
  await page.getByRole('button', { name: 'Sauvegarder' }).click();
  await expect(page.getByRole('button', { name: 'Sauvegardé' })).toBeVisible();
  await expect(page.getByText(/vos favoris dureront le temps de cette visite/)).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /favoris/i })
    .click();
  await expect(page).toHaveURL(/\/favoris$/);
  await expect(favouriteNames(page)).toHaveText(['Ryokan Momiji']);
  await expect(
    page.getByRole('main').getByText(/^Ce navigateur ne garde rien pour ce site/),
  ).toBeVisible();
  await expectAccessible(page, 'main');
});

test.describe('with Firestore unreachable', () => {
  test.use({ expectedConsole: /ERR_FAILED|Failed to fetch|n’a pas pu être|indisponible/ });

  test('with Firestore unreachable, a first visit shows an error, and « Réessayer » loads the page', async ({
    page,
  }) => {
    await open(page, '/favoris');
    await page.route(READS, (route) => route.abort());
    await page.getByRole('banner').getByRole('link', { name: 'Destinations' }).click();
    await expect(page.getByText('Cette page n’a pas pu être chargée')).toBeVisible();
    await expectAccessible(page);
    await page.unroute(READS);
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(page.getByRole('link', { name: /Kaldera Blanc/ }).first()).toBeVisible();
  });

  test('with Firestore unreachable, a returning visitor sees the data stored by an earlier visit', async ({
    page,
  }) => {
    await open(page, '/destinations');
    await expect(page.getByRole('link', { name: /Kaldera Blanc/ }).first()).toBeVisible();
    await expect.poll(() => page.evaluate(hasStored, '["hotels","first"')).toBe(true);
    await page.route(READS, (route) => route.abort());
    await open(page, '/favoris');
    await page.getByRole('banner').getByRole('link', { name: 'Destinations' }).click();
    await expect(page.getByRole('link', { name: /Kaldera Blanc/ }).first()).toBeVisible();
  });
});

test.describe('with a damaged database', () => {
  const hotels = database().collection(COLLECTIONS.hotels);
  const malformed = hotels.doc('e2e-malformed');
  const pictureless = hotels.doc('e2e-broken-picture');

  test.beforeAll(async () => {
    const created_at = Timestamp.fromDate(new Date('2026-11-20T10:00:00Z'));
    await malformed.set({ published: true, created_at, name: 12, location: null });
    await pictureless.set({
      published: true,
      created_at,
      name: 'Hôtel sans Image',
      location: 'Nulle part',
      region: 'Europe',
      image: 'https://127.0.0.1:1/absente.jpg',
      price: 300,
    });
  });

  test.afterAll(async () => {
    await Promise.all([malformed.delete(), pictureless.delete()]);
  });

  test.use({ expectedConsole: /ERR_CONNECTION_REFUSED|ERR_UNSAFE_PORT/ });

  test('a malformed hotel is left out of the list, and a broken picture shows the default picture', async ({
    page,
  }) => {
    await open(page, '/destinations');
    await expect(page.getByRole('link', { name: /Ryokan Momiji/ }).first()).toBeVisible();
    const card = page.getByRole('article').filter({ hasText: 'Hôtel sans Image' });
    await card.scrollIntoViewIfNeeded();
    await expect(card.locator('img')).toHaveAttribute('src', /article-grand-salon/);
    expect(await page.getByRole('main').textContent()).not.toContain('undefined');
  });
});

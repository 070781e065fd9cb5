import type { Page } from '@playwright/test';
import { favouriteNames } from '../support/favourites.ts';
import { test } from '../support/front.ts';
import { isServersPage, untilKept } from '../support/kept-pages.ts';
import { expectAccessible } from '../support/page-checks.ts';
import { expect, hydrated, open, underServiceWorker } from '../support/test.ts';

const imageIsThere = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('img')
    .first()
    .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);

// Logged by the browser while the test is offline.
test.use({
  expectedConsole:
    /ERR_INTERNET_DISCONNECTED|indisponible|net::ERR_FAILED|n’a pas pu être|Failed to fetch/,
});

test.describe('offline', () => {
  test('offline, a saved hotel is readable with its picture, and a hotel never opened shows a notice', async ({
    page,
    context,
  }) => {
    await open(page, '/');
    await underServiceWorker(page);
    await page
      .getByRole('link', { name: /Ryokan Momiji/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ryokan Momiji' })).toBeVisible();
    await page.getByRole('button', { name: 'Sauvegarder' }).click();
    await expect(page.getByText('Hôtel ajouté aux favoris')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sauvegardé' })).toBeVisible();
    await untilKept(page, '/hotels/ryokan-momiji');

    await context.setOffline(true);
    await page.goto('/favoris');
    await hydrated(page);
    await expect(page.getByText('Vous êtes hors connexion.')).toBeVisible();
    await expect(favouriteNames(page)).toHaveText(['Ryokan Momiji']);
    await page.getByRole('main').getByRole('link', { name: 'Ryokan Momiji' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ryokan Momiji' })).toBeVisible();
    await expect(page.getByText('On laisse ses chaussures à l’entrée')).toBeVisible();
    await expect.poll(() => imageIsThere(page)).toBe(true);
    // The hotel was opened without loading a document, so saving has cached its page.
    await page.reload();
    expect(await isServersPage(page)).toBe(true);

    await test.step('a hotel that was never opened says that it needs a connection', async () => {
      await page.goto('/hotels/kaldera-blanc');
      await hydrated(page);
      await expect(page).toHaveTitle(/^Cette page demande une connexion \|/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Cette page demande une connexion',
      );
      await expect(page.getByText(/elle se lira au retour du réseau/)).toBeVisible();
      await expectAccessible(page);
      await page
        .getByRole('main')
        .getByRole('link', { name: /favoris/i })
        .click();
      await expect(page).toHaveURL(/\/favoris$/);
    });
  });
});

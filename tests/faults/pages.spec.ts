import type { Page } from '@playwright/test';
import { expect, open, waitUntilHydrated } from '../e2e/support/test.ts';
import { plantPublished } from './support/admin.ts';
import { endFaults, setBrowserFault, setServerFault, test } from './support/faults.ts';

const kaldera = (page: Page) => page.getByRole('link', { name: /Kaldera Blanc/ }).first();
const destinations = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Destinations' });

for (const mode of ['down', 'slow', 'failing', 'flapping'] as const) {
  test(`with the server’s Firestore in the fault mode "${mode}", pages are rendered from the server’s cache`, async ({
    page,
  }) => {
    await open(page, '/destinations');
    await setServerFault('firestore', mode);
    const answer = await page.reload();
    expect(answer?.status()).toBe(200);
    await expect(kaldera(page)).toBeVisible();
  });
}

for (const mode of ['down', 'slow', 'failing'] as const) {
  test(`with the server’s Firestore in the fault mode "${mode}", the browser renders pages that the server has not cached`, async ({
    page,
  }) => {
    const { id, name } = await plantPublished();
    await setServerFault('firestore', mode);
    const answer = await page.goto(`/hotels/${id}`);
    expect(answer?.status()).toBe(503);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });

  test(`with the server’s and the browser’s Firestore in the fault mode "${mode}", a page shows an error, and « Réessayer » loads the page once Firestore works again`, async ({
    page,
  }) => {
    const { id, name } = await plantPublished();
    await setServerFault('firestore', mode);
    await setBrowserFault('firestore', mode);
    await page.goto(`/hotels/${id}`);
    await expect(page.getByText('Nos serveurs ne répondent pas')).toBeVisible();
    await endFaults();
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });
}

for (const mode of ['failing', 'cut', 'flapping', 'slow'] as const) {
  test(`with the browser’s Firestore in the fault mode "${mode}", a click on a link shows the linked page, if need be after « Réessayer »`, async ({
    page,
  }) => {
    await open(page, '/favoris');
    await setBrowserFault('firestore', mode);
    await destinations(page).click();
    const again = page.getByRole('button', { name: 'Réessayer' });
    // Every other answer fails: of several reads at once, one may fail twice.
    if (mode === 'flapping') await expect(kaldera(page).or(again)).toBeVisible();
    if (mode !== 'flapping' || (await again.isVisible())) {
      await expect(page.getByText('Nos serveurs ne répondent pas')).toBeVisible();
      if (mode !== 'flapping') await endFaults();
      await again.click();
    }
    await expect(kaldera(page)).toBeVisible();
  });
}

test('a visitor adds a hotel to the favourites while Firestore and Cloud Functions are down, and finds it there after a reload', async ({
  page,
}) => {
  await open(page, '/hotels/kaldera-blanc');
  await setBrowserFault('firestore', 'down');
  await setBrowserFault('functions', 'down');
  await setBrowserFault('hosting', 'failing', '/api/');
  await page.getByRole('button', { name: /^Sauvegarder/ }).click();
  await expect(page.getByText('Hôtel ajouté aux favoris')).toBeVisible();
  await open(page, '/favoris');
  await expect(page.getByRole('heading', { level: 2, name: 'Kaldera Blanc' })).toBeVisible();
  await page.reload();
  await waitUntilHydrated(page);
  await expect(page.getByRole('heading', { level: 2, name: 'Kaldera Blanc' })).toBeVisible();
});

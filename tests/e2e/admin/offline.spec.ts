import type { Page } from '@playwright/test';
import { expect, field, openAdmin } from '../support/admin.ts';
import { storedHotel, test } from '../support/own-hotels.ts';
import { closeToasts } from '../support/toasts.ts';

// Logged by the browser and the SDK while the test is offline.
test.use({ expectedConsole: /ERR_INTERNET_DISCONNECTED|net::ERR_|Could not reach|WebChannel/ });

const REFUSED =
  'Vous êtes hors connexion\u00a0: rien n’a été modifié. Réessayez au retour du réseau.';

/** Waits for the toaster's code, which is fetched when idle and needed to show messages offline. */
const toasterFetched = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('/toaster-')),
      ),
    )
    .toBe(true);

test.describe('when opened offline', () => {
  test.use({ withServiceWorker: true });

  test('the administration shows an offline page, and opens without a reload once back online', async ({
    page,
    context,
  }) => {
    await openAdmin(page, '/admin/journal', 'Journal');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await context.setOffline(true);
    await page.reload();
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText('Vous êtes hors connexion');
    await context.setOffline(false);
    await expect(title).toHaveText('Journal');
  });
});

test('offline, loaded data can be read, writes are refused, and edits are kept', async ({
  page,
  context,
  plant,
}) => {
  const { id, name } = await plant();
  await openAdmin(page, `/admin/hotels/${id}`, 'Modifier l’hôtel');
  await field(page, 'Nom').fill(`${name} bis`);
  await toasterFetched(page);
  await context.setOffline(true);
  await expect(page.getByText('Vous êtes hors connexion.')).toBeVisible();
  await page.getByRole('button', { name: 'Sauvegarder' }).click();
  await expect(page.getByText("Impossible de modifier l'hôtel")).toBeVisible();
  await expect(page.getByText(REFUSED)).toBeVisible();
  await expect(field(page, 'Nom')).toHaveValue(`${name} bis`);

  await context.setOffline(false);
  await expect(page.getByText('Vous êtes hors connexion.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Sauvegarder' }).click();
  await expect(page.getByText('Hôtel modifié')).toBeVisible();
  expect(await storedHotel(id)).toMatchObject({ name: `${name} bis` });

  await test.step('offline, the list stays visible and deleting fails', async () => {
    const remove = page.getByRole('button', { name: `Supprimer ${name} bis`, exact: true });
    await expect(remove).toBeVisible();
    await closeToasts(page);
    await context.setOffline(true);
    await expect(page.getByText('Vous êtes hors connexion.')).toBeVisible();
    await remove.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
    await expect(page.getByText("Impossible de supprimer l'hôtel")).toBeVisible();
    await expect(page.getByText(REFUSED)).toBeVisible();
    await expect(remove).toBeVisible();
    expect(await storedHotel(id)).toMatchObject({ name: `${name} bis` });
  });
});

import type { Page } from '@playwright/test';
import { expect, test, toAdminPage } from '../support/admin.ts';
import { OWN_RECORDS, type OwnRecords, ownId, stored } from '../support/own-records.ts';

// Hotels: conflict.spec.ts.
const [, articles, destinations] = OWN_RECORDS;

/** Saves a field in both windows; the second one sees the differences, and nothing is lost. */
async function saveInBoth(
  { page, other, id }: { page: Page; other: Page; id: string },
  { collection, line, name, saved }: OwnRecords,
): Promise<void> {
  await line(page).fill('La mienne');
  await line(other).fill('La leur');
  await other.getByRole('button', { name: 'Sauvegarder' }).click();
  await expect(other.getByText(saved, { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Sauvegarder' }).click();
  const dialog = page.getByRole('dialog', { name: 'Modifié entre-temps' });
  await expect(dialog).toContainText('La mienne');
  await expect(dialog).toContainText('La leur');
  // Nothing is written until a version is chosen.
  expect((await stored(collection, id))?.[name]).toBe('La leur');
  await dialog.getByRole('button', { name: 'Enregistrer ces choix' }).click();
  await expect(page.getByText(saved, { exact: true })).toBeVisible();
  expect((await stored(collection, id))?.[name]).toBe('La mienne');
}

test.describe('two administrators change the same record', () => {
  const id = ownId();
  test.afterEach(() => Promise.all([articles.remove(id), destinations.remove(id)]));

  test('an article, then a destination', async ({ page, browser, adminState }) => {
    await Promise.all([articles.plant(id), destinations.plant(id)]);
    const context = await browser.newContext({ storageState: adminState });
    const other = await context.newPage();

    await test.step('an article', async () => {
      for (const window of [page, other]) await articles.open(window, id);
      await saveInBoth({ page, other, id }, articles);
    });

    await test.step('a destination', async () => {
      for (const window of [page, other]) {
        await toAdminPage(window, 'Destinations');
        await window
          .getByRole('link', { name: `Modifier ${id.toUpperCase()}`, exact: true })
          .click();
        await expect(destinations.line(window)).toHaveValue('Nulle part');
      }
      await saveInBoth({ page, other, id }, destinations);
    });
    await context.close();
  });
});

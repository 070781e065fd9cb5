import type { Browser, BrowserContextOptions } from '@playwright/test';
import { expect, field, openAdmin } from '../support/admin.ts';
import { storedHotel, test } from '../support/own-hotels.ts';

type Elsewhere = {
  browser: Browser;
  adminState: NonNullable<BrowserContextOptions['storageState']>;
};

/** Changes a hotel in another window, where the same account is signed in. */
async function changeElsewhere(
  { browser, adminState }: Elsewhere,
  path: string,
  changes: Record<string, string>,
): Promise<void> {
  const context = await browser.newContext({ storageState: adminState });
  const other = await context.newPage();
  await openAdmin(other, path, 'Modifier l’hôtel');
  for (const [label, text] of Object.entries(changes)) await field(other, label).fill(text);
  await other.getByRole('button', { name: 'Sauvegarder' }).click();
  await expect(other.getByText('Hôtel modifié')).toBeVisible();
  await context.close();
}

test.describe('two windows change the same hotel', () => {
  test('in different fields: both are saved, and told', async ({
    page,
    browser,
    adminState,
    plant,
  }) => {
    const { id, name } = await plant();
    const path = `/admin/hotels/${id}`;
    await openAdmin(page, path, 'Modifier l’hôtel');
    await changeElsewhere({ browser, adminState }, path, { Nom: `${name} du Lac` });

    await field(page, 'Prix').fill('990');
    await page.getByRole('button', { name: 'Sauvegarder' }).click();
    await expect(page.getByText('Hôtel modifié')).toBeVisible();
    const note = /^Vous avez aussi enregistré cette fiche dans une autre fenêtre le .*: Nom\./;
    await expect(page.getByText(note)).toBeVisible();
    expect(await storedHotel(id)).toMatchObject({ name: `${name} du Lac`, price: 990 });
  });

  test('in the same field: it is chosen, the others are merged', async ({
    page,
    browser,
    adminState,
    plant,
  }) => {
    const { id, name } = await plant();
    const path = `/admin/hotels/${id}`;
    await openAdmin(page, path, 'Modifier l’hôtel');
    await changeElsewhere({ browser, adminState }, path, { Nom: `${name} du Lac`, Prix: '450' });

    await field(page, 'Prix').fill('990');
    await field(page, 'Note').fill('4,5');
    await page.getByRole('button', { name: 'Sauvegarder' }).click();
    const dialog = page.getByRole('dialog', { name: 'Modifié entre-temps' });
    await expect(dialog.getByRole('group')).toHaveCount(1);
    // Nothing is written until a version is chosen.
    expect(await storedHotel(id)).toMatchObject({ price: 450, rating: 0 });

    await dialog.getByRole('radio', { name: /^L’autre version.*450/ }).check();
    await dialog.getByRole('button', { name: 'Enregistrer ces choix' }).click();
    await expect(page.getByText('Hôtel modifié')).toBeVisible();
    const merged = { name: `${name} du Lac`, price: 450, rating: 4.5 };
    expect(await storedHotel(id)).toMatchObject(merged);
  });
});

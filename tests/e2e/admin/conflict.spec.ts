import { expect, field, openAdmin } from '../support/admin.ts';
import { storedHotel, test } from '../support/own-hotels.ts';

test.describe('two administrators change the same hotel', () => {
  for (const choice of ['Garder ma version', 'Prendre la leur'] as const) {
    test(`the second one sees the differences: « ${choice} »`, async ({
      page,
      browser,
      adminState,
      plant,
    }) => {
      const { id, name } = await plant();
      const context = await browser.newContext({ storageState: adminState });
      const other = await context.newPage();
      const path = `/admin/hotels/${id}`;
      await openAdmin(page, path, 'Modifier l’hôtel');
      await openAdmin(other, path, 'Modifier l’hôtel');
      await field(other, 'Nom').fill(`${name} du Lac`);
      await other.getByRole('button', { name: 'Sauvegarder' }).click();
      await expect(other.getByText('Hôtel modifié')).toBeVisible();
      await context.close();

      await field(page, 'Prix').fill('990');
      await page.getByRole('button', { name: 'Sauvegarder' }).click();
      const dialog = page.getByRole('dialog', { name: 'Modifié entre-temps' });
      await expect(dialog).toContainText(`${name} du Lac`);
      await expect(dialog).toContainText('990');
      // Nothing is written until a version is chosen.
      expect(await storedHotel(id)).toMatchObject({ name: `${name} du Lac`, price: 100 });

      await dialog.getByRole('button', { name: choice }).click();
      if (choice === 'Prendre la leur') {
        await expect(field(page, 'Nom')).toHaveValue(`${name} du Lac`);
        await field(page, 'Prix').fill('990');
        await page.getByRole('button', { name: 'Sauvegarder' }).click();
      }
      await expect(page.getByText('Hôtel modifié')).toBeVisible();
      const expected = choice === 'Prendre la leur' ? `${name} du Lac` : name;
      expect(await storedHotel(id)).toMatchObject({ name: expected, price: 990 });
    });
  }
});

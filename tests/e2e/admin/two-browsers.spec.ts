import { expect, test } from '../support/admin.ts';
import { OWN_RECORDS, ownId, stored } from '../support/own-records.ts';

// Hotels: conflict.spec.ts.
for (const { kind, collection, plant, open, line, name, saved, remove } of OWN_RECORDS.slice(1)) {
  test.describe(`two administrators change ${kind}`, () => {
    const id = ownId();
    test.afterEach(() => remove(id));

    test('the second one sees the differences, and nothing is lost', async ({
      page,
      browser,
      adminState,
    }) => {
      await plant(id);
      const context = await browser.newContext({ storageState: adminState });
      const other = await context.newPage();
      await open(page, id);
      await line(page).fill('La mienne');
      await open(other, id);
      await line(other).fill('La leur');
      await other.getByRole('button', { name: 'Sauvegarder' }).click();
      await expect(other.getByText(saved, { exact: true })).toBeVisible();
      await context.close();

      await page.getByRole('button', { name: 'Sauvegarder' }).click();
      const dialog = page.getByRole('dialog', { name: 'Modifié entre-temps' });
      await expect(dialog).toContainText('La mienne');
      await expect(dialog).toContainText('La leur');
      // Nothing is written until a version is chosen.
      expect((await stored(collection, id))?.[name]).toBe('La leur');
      await dialog.getByRole('button', { name: 'Enregistrer ces choix' }).click();
      await expect(page.getByText(saved, { exact: true })).toBeVisible();
      expect((await stored(collection, id))?.[name]).toBe('La mienne');
    });
  });
}

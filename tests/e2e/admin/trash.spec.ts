import { expect, openAdmin } from '../support/admin.ts';
import { storedHotel, storedLinks, test } from '../support/own-hotels.ts';

test('a deleted hotel goes to the trash, and is restored or erased for good', async ({
  page,
  plant,
}) => {
  const { id, name } = await plant({}, ['japon']);
  const row = page.getByRole('listitem').filter({ hasText: name });
  const remove = async () => {
    await openAdmin(page, `/admin/hotels?q=${encodeURIComponent(name)}`, 'Hôtels');
    await page.getByRole('button', { name: `Supprimer ${name}`, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
    await expect(page.getByText('Hôtel supprimé')).toBeVisible();
    await page.getByRole('link', { name: 'Corbeille' }).click();
    await expect(row).toContainText('depuis le');
  };

  await remove();
  await page.getByRole('button', { name: `Restaurer ${name}` }).click();
  await expect(row).toHaveCount(0);
  expect(await storedHotel(id)).toMatchObject({ name });
  expect(await storedLinks(id)).toEqual(['japon']);

  await remove();
  await page.getByRole('button', { name: `Supprimer définitivement ${name}` }).click();
  const question = page.getByRole('dialog', { name: 'Supprimer définitivement\u202f?' });
  await question.getByRole('button', { name: 'Supprimer définitivement' }).click();
  await expect(row).toHaveCount(0);
  expect(await storedHotel(id)).toBeUndefined();
  await openAdmin(page, `/admin/journal?q=${encodeURIComponent(name)}`, 'Journal');
  await expect(page.getByRole('listitem').filter({ hasText: 'Effacement définitif' })).toHaveCount(
    1,
  );
});

import { expect, field, openAdmin } from '../support/admin.ts';
import { drafts } from '../support/drafts.ts';
import { storedHotel, test } from '../support/own-hotels.ts';

test('leaving unsaved changes asks first, and a closed tab keeps the changes as a draft', async ({
  page,
  context,
  plant,
}) => {
  const { id, name } = await plant();
  await openAdmin(page, `/admin/hotels/${id}`, 'Modifier l’hôtel');
  await field(page, 'Nom').fill(`${name} en cours`);

  await test.step('following a link and closing the window ask first', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Hôtels' }).click();
    const question = page.getByRole('dialog', { name: 'Quitter sans enregistrer\u202f?' });
    await question.getByRole('button', { name: 'Continuer à modifier' }).last().click();
    await expect(field(page, 'Nom')).toHaveValue(`${name} en cours`);

    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
  });

  await expect.poll(() => drafts(page)).toContain(`${name} en cours`);
  await page.close();

  const again = await context.newPage();
  await openAdmin(again, `/admin/hotels/${id}`, 'Modifier l’hôtel');
  await expect(field(again, 'Nom')).toHaveValue(name);
  await again.getByRole('button', { name: 'Reprendre le brouillon' }).click();
  await expect(field(again, 'Nom')).toHaveValue(`${name} en cours`);
  await again.getByRole('button', { name: 'Sauvegarder' }).click();
  await expect(again.getByText('Hôtel modifié')).toBeVisible();
  expect(await storedHotel(id)).toMatchObject({ name: `${name} en cours` });

  await again.goBack();
  await expect(field(again, 'Nom')).toHaveValue(`${name} en cours`);
  await expect(again.getByRole('checkbox', { name: 'Japon' })).toBeVisible();
  await expect(again.getByRole('button', { name: 'Reprendre le brouillon' })).toHaveCount(0);
});

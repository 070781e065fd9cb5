import { FieldValue } from 'firebase-admin/firestore';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { drafts, expect, field, openAdmin } from '../support/admin.ts';
import { database } from '../support/firestore.ts';
import { storedHotel, test } from '../support/own-hotels.ts';
import { expectAccessible } from '../support/page-checks.ts';

test('leaving an editor with unsaved changes asks for confirmation; if the tab is closed, a draft keeps the changes', async ({
  page,
  context,
  plant,
}) => {
  const { id, name } = await plant();
  await openAdmin(page, `/admin/hotels/${id}`, 'Modifier l’hôtel');
  await field(page, 'Nom').fill(`${name} en cours`);

  await test.step('following a link or closing the window asks whether to leave unsaved changes', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Hôtels' }).click();
    const question = page.getByRole('dialog', { name: 'Quitter sans enregistrer\u202f?' });
    await expectAccessible(page, 'dialog[open]');
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

  await test.step('text typed without resuming the offered draft is saved as another draft', async () => {
    const beside = await context.newPage();
    await openAdmin(beside, `/admin/hotels/${id}`, 'Modifier l’hôtel');
    await expect(beside.getByRole('button', { name: 'Reprendre le brouillon' })).toBeVisible();
    await field(beside, 'Ce qui grince').fill('Le ponton');
    await expect.poll(() => drafts(beside)).toContain('Le ponton');
    await beside.close();
  });

  const again = await context.newPage();
  await openAdmin(again, `/admin/hotels/${id}`, 'Modifier l’hôtel');
  await expect(field(again, 'Nom')).toHaveValue(name);
  await expectAccessible(again);
  await again.getByRole('button', { name: 'Reprendre le brouillon' }).click();
  await expect(field(again, 'Nom')).toHaveValue(name);
  await expect(field(again, 'Ce qui grince')).toHaveValue('Le ponton');
  await again.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(again.getByText('Hôtel modifié')).toBeVisible();

  await again.goBack();
  await again.getByRole('button', { name: 'Reprendre le brouillon' }).click();
  await expect(field(again, 'Nom')).toHaveValue(`${name} en cours`);
  await again.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(again.getByText('Hôtel modifié')).toBeVisible();
  // The notice of the first save may still be shown.
  await expect
    .poll(() => storedHotel(id))
    .toMatchObject({ name: `${name} en cours`, drawback: 'Le ponton' });
  await expect(again).toHaveURL(/\/admin\/hotels(?:\?|$)/);

  await again.goBack();
  await expect(field(again, 'Nom')).toHaveValue(`${name} en cours`);
  await expect(again.getByRole('checkbox', { name: 'Japon' })).toBeVisible();
  await expect(again.getByRole('button', { name: 'Reprendre le brouillon' })).toHaveCount(0);

  await test.step('signing out with unsaved edits asks for confirmation, then deletes the edits', async () => {
    await field(again, 'Nom').fill(`${name} oublié`);
    await expect.poll(() => drafts(again)).toContain(`${name} oublié`);
    const signOut = again.getByRole('button', { name: 'Déconnexion', exact: true });
    const question = again.getByRole('dialog', { name: 'Se déconnecter sans enregistrer\u202f?' });
    await signOut.click();
    await expectAccessible(again, 'dialog[open]');
    await question.getByRole('button', { name: 'Continuer à modifier' }).last().click();
    await expect(field(again, 'Nom')).toHaveValue(`${name} oublié`);
    await signOut.click();
    await question.getByRole('button', { name: 'Déconnexion' }).click();
    await expect(again.getByText('Déconnexion réussie')).toBeVisible();
    expect(await drafts(again)).not.toContain(`${name} oublié`);
  });
});

test('if somebody else has changed the same field of a hotel meanwhile, saving the hotel lets the administrator choose a version', async ({
  page,
  plant,
}) => {
  const { id } = await plant({ price: 300 });
  await openAdmin(page, `/admin/hotels/${id}`, 'Modifier l’hôtel');
  const updated_at = FieldValue.serverTimestamp();
  await database().collection(COLLECTIONS.hotels).doc(id).update({ price: 450, updated_at });
  await field(page, 'Prix').fill('1200');
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Modifié entre-temps' });
  await expect(dialog.getByRole('group')).toHaveCount(1);
  await expectAccessible(page, 'dialog[open]');
  await dialog.getByRole('radio', { name: /450/ }).check();
  await dialog.getByRole('button', { name: 'Enregistrer ces choix' }).click();
  await expect(page.getByText('Hôtel modifié')).toBeVisible();
  expect(await storedHotel(id)).toMatchObject({ price: 450 });
});

test('the unsaved new articles of two closed tabs are both offered as drafts', async ({
  context,
}) => {
  const titles = ['Essai du matin', 'Essai du soir'];
  const tabs = await Promise.all(titles.map(() => context.newPage()));
  for (const [index, tab] of tabs.entries()) {
    await openAdmin(tab, '/admin/articles/new', 'Nouvel article');
    await field(tab, 'Titre').fill(titles[index] ?? '');
    await expect.poll(() => drafts(tab)).toContain(titles[index]);
  }
  await Promise.all(tabs.map((tab) => tab.close()));
  const page = await context.newPage();
  await openAdmin(page, '/admin/articles/new', 'Nouvel article');
  await page.getByRole('button', { name: 'Supprimer le brouillon' }).click();
  await page.getByRole('button', { name: 'Reprendre le brouillon' }).click();
  await expect(field(page, 'Titre')).toHaveValue(/^Essai du/);
});

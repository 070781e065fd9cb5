import type { Page } from '@playwright/test';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { field, openAdmin } from '../e2e/support/admin.ts';
import { storedHotel } from '../e2e/support/own-hotels.ts';
import { storedIds } from '../e2e/support/own-records.ts';
import { expect } from '../e2e/support/test.ts';
import { expectJournal, test } from './support/admin.ts';
import { browserMeets, endFaults } from './support/faults.ts';
import { plantPublished } from './support/hotels.ts';

const SAVE = { name: /^(Sauvegarder|Enregistrer le brouillon)$/ };
const save = (page: Page) => page.getByRole('button', SAVE).click();

for (const mode of ['down', 'failing', 'cut', 'unanswered', 'flapping'] as const) {
  test(`saving a hotel while Firestore is ${mode}: told or saved, nothing lost, once`, async ({
    page,
  }) => {
    const { id, name } = await plantPublished();
    await openAdmin(page, `/admin/hotels/${id}`, 'Modifier l’hôtel');
    await field(page, 'Nom').fill(`${name} bis`);
    await browserMeets('firestore', mode);
    await save(page);
    const saved = page.getByText('Hôtel modifié');
    await expect(page.getByText("Impossible de modifier l'hôtel").or(saved).first()).toBeVisible();
    if (!(await saved.isVisible())) {
      await expect(field(page, 'Nom')).toHaveValue(`${name} bis`);
      await endFaults();
      await save(page);
      await expect(saved).toBeVisible();
    }
    expect(await storedHotel(id)).toMatchObject({ name: `${name} bis` });
    await expectJournal(id, ['create', 'update']);
  });
}

async function remove(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Supprimer ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
}

for (const mode of ['down', 'failing', 'cut', 'unanswered', 'flapping'] as const) {
  test(`deleting a hotel while the functions are ${mode}, and undoing it: told, once`, async ({
    page,
  }) => {
    const { id, name } = await plantPublished();
    await openAdmin(page, `/admin/hotels?q=${id}`, 'Hôtels');
    await browserMeets('functions', mode);
    await remove(page, name);
    const isCarriedOut = mode === 'unanswered' || mode === 'cut';
    if (mode === 'flapping') {
      // The same call is sent again, and counts once.
      await expect(page.getByText('Hôtel supprimé')).toBeVisible();
    } else {
      await expect(page.getByText("Impossible de supprimer l'hôtel")).toBeVisible();
      await expect(page.getByText('Le serveur n’a pas confirmé')).toBeVisible();
      expect(await storedIds(COLLECTIONS.hotels, id)).toEqual(isCarriedOut ? [] : [id]);
      await endFaults();
    }
    if (!isCarriedOut && mode !== 'flapping') await remove(page, name);
    if (isCarriedOut) return expectJournal(id, ['create', 'delete']);
    await page.getByRole('button', { name: 'Annuler la suppression' }).click();
    await expect(page.getByText('Hôtel restauré')).toBeVisible();
    expect(await storedIds(COLLECTIONS.hotels, id)).toEqual([id]);
    await expectJournal(id, ['create', 'delete', 'restore']);
  });

  test(`undoing a deletion while the functions are ${mode}: told, restored once`, async ({
    page,
  }) => {
    const { id, name } = await plantPublished();
    await openAdmin(page, `/admin/hotels?q=${id}`, 'Hôtels');
    await remove(page, name);
    await expect(page.getByText('Hôtel supprimé')).toBeVisible();
    await browserMeets('functions', mode);
    await page.getByRole('button', { name: 'Annuler la suppression' }).click();
    if (mode === 'flapping') await expect(page.getByText('Hôtel restauré')).toBeVisible();
    else await expect(page.getByText('Le serveur n’a pas confirmé')).toBeVisible();
    await endFaults();
    if (mode === 'down' || mode === 'failing') {
      await openAdmin(page, `/admin/journal?q=${id}`, 'Journal');
      await page.getByRole('button', { name: /^Rétablir/ }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Rétablir' }).click();
    }
    await expect.poll(() => storedIds(COLLECTIONS.hotels, id)).toEqual([id]);
    await expectJournal(id, ['create', 'delete', 'restore']);
  });
}

test('a hotel is opened where each request arrives four seconds later', async ({ page }) => {
  const { id, name } = await plantPublished();
  await openAdmin(page, `/admin/hotels?q=${id}`, 'Hôtels');
  await browserMeets('firestore', 'late');
  await page.getByRole('link', { name: `Modifier ${name}` }).click();
  await expect(field(page, 'Nom')).toHaveValue(name);
});

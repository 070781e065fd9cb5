import type { Page } from '@playwright/test';
import { field, openAdmin } from '../e2e/support/admin.ts';
import { storedHotel } from '../e2e/support/own-hotels.ts';
import { expect } from '../e2e/support/test.ts';
import { expectJournal, test } from './support/admin.ts';
import { browserMeets, endFaults } from './support/faults.ts';
import { plantPublished } from './support/hotels.ts';

const SAVE = { name: /^(Sauvegarder|Enregistrer le brouillon)$/ };
const save = (page: Page) => page.getByRole('button', SAVE).click();

for (const mode of ['down', 'failing', 'cut', 'unanswered', 'flapping'] as const) {
  test(`with Firestore "${mode}", a hotel is saved once, at once or by a retry that has kept the edits`, async ({
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

test('a hotel opens even if each request arrives four seconds late', async ({ page }) => {
  const { id, name } = await plantPublished();
  await openAdmin(page, `/admin/hotels?q=${id}`, 'Hôtels');
  await browserMeets('firestore', 'late');
  await page.getByRole('link', { name: `Modifier ${name}` }).click();
  await expect(field(page, 'Nom')).toHaveValue(name);
});

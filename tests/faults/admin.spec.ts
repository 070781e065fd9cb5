import type { Page } from '@playwright/test';
import { DEMO_ADMIN } from '#scripts/lib/ports.ts';
import { field, openAdmin } from '../e2e/support/admin.ts';
import { storedHotel } from '../e2e/support/own-hotels.ts';
import { expect } from '../e2e/support/test.ts';
import { expectJournal, plantPublished, test as signedIn } from './support/admin.ts';
import { browserMeets, endFaults, test } from './support/faults.ts';

for (const mode of ['down', 'failing', 'unanswered', 'cut', 'slow', 'flapping'] as const) {
  test(`with Auth "${mode}", signing in shows an error and keeps the email address, and a retry succeeds`, async ({
    page,
  }) => {
    await page.goto('/admin/login');
    await field(page, 'E-mail').fill(DEMO_ADMIN.email);
    await browserMeets('auth', mode);
    const signIn = async () => {
      await field(page, 'Mot de passe').fill(DEMO_ADMIN.password);
      await page.getByRole('button', { name: 'Se connecter' }).click();
    };
    await signIn();
    const dashboard = page.getByRole('heading', { level: 1, name: 'Tableau de bord' });
    await expect(page.getByText('La connexion au service a échoué').or(dashboard)).toBeVisible();
    // Browsers may resend a request whose connection breaks, so the first attempt can succeed.
    if (mode === 'flapping' && (await dashboard.isVisible())) return;
    await expect(field(page, 'E-mail')).toHaveValue(DEMO_ADMIN.email);
    await endFaults();
    await signIn();
    await expect(dashboard).toBeVisible();
  });
}

for (const mode of ['down', 'failing', 'cut'] as const) {
  signedIn(`a session continues while Auth is "${mode}"`, async ({ page }) => {
    const { id, name } = await plantPublished();
    await openAdmin(page, `/admin/hotels?q=${id}`, 'Hôtels');
    await browserMeets('auth', mode);
    await openAdmin(page, `/admin/hotels?q=${id}`, 'Hôtels');
    await expect(page.getByRole('button', { name: `Supprimer ${name}` })).toBeVisible();
  });
}

const SAVE = { name: /^(Sauvegarder|Enregistrer le brouillon)$/ };
const save = (page: Page) => page.getByRole('button', SAVE).click();

for (const mode of ['down', 'failing', 'cut', 'unanswered', 'flapping'] as const) {
  signedIn(
    `with Firestore "${mode}", a hotel is saved once, at once or by a retry that has kept the edits`,
    async ({ page }) => {
      const { id, name } = await plantPublished();
      await openAdmin(page, `/admin/hotels/${id}`, 'Modifier l’hôtel');
      await field(page, 'Nom').fill(`${name} bis`);
      await browserMeets('firestore', mode);
      await save(page);
      const saved = page.getByText('Hôtel modifié');
      await expect(
        page.getByText("Impossible de modifier l'hôtel").or(saved).first(),
      ).toBeVisible();
      if (!(await saved.isVisible())) {
        await expect(field(page, 'Nom')).toHaveValue(`${name} bis`);
        await endFaults();
        await save(page);
        await expect(saved).toBeVisible();
      }
      expect(await storedHotel(id)).toMatchObject({ name: `${name} bis` });
      await expectJournal(id, ['create', 'update']);
    },
  );
}

signedIn('a hotel opens even if each request arrives four seconds late', async ({ page }) => {
  const { id, name } = await plantPublished();
  await openAdmin(page, `/admin/hotels?q=${id}`, 'Hôtels');
  await browserMeets('firestore', 'late');
  await page.getByRole('link', { name: `Modifier ${name}` }).click();
  await expect(field(page, 'Nom')).toHaveValue(name);
});

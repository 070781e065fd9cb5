import type { Locator, Page } from '@playwright/test';
import { expect, field, openAdmin } from '../support/admin.ts';
import { drafts } from '../support/drafts.ts';
import { anHourLater, beginHoursAgo, test } from '../support/own-account.ts';
import { storedHotel } from '../support/own-hotels.ts';
import { closeToasts } from '../support/toasts.ts';

// Refused requests log these errors.
test.use({ expectedConsole: /status of 40[013]|a échoué|permission-denied|n’a pas pu être/ });

const press = (place: Page | Locator, name: string) =>
  place.getByRole('button', { name, exact: true }).click();

test('after twelve hours, signing in again in place keeps unsaved edits', async ({
  page,
  account,
  plant,
}) => {
  const { id, name } = await plant();
  await openAdmin(page, `/admin/hotels/${id}`, 'Modifier l’hôtel');
  await field(page, 'Nom').fill(`${name} bis`);
  await beginHoursAgo(account, 12);
  await anHourLater(page);
  await press(page, 'Sauvegarder');
  const dialog = page.getByRole('dialog', { name: 'Votre session a pris fin' });
  await field(dialog, 'Mot de passe').fill(account.password);
  await press(dialog, 'Se connecter');
  await expect(dialog).toHaveCount(0);
  await expect(field(page, 'Nom')).toHaveValue(`${name} bis`);
  await press(page, 'Sauvegarder');
  await expect(page.getByText('Hôtel modifié')).toBeVisible();
  expect(await storedHotel(id)).toMatchObject({ name: `${name} bis` });

  await test.step('signing out asks first, then deletes unsaved edits', async () => {
    await openAdmin(page, `/admin/hotels/${id}`, 'Modifier l’hôtel');
    await field(page, 'Nom').fill(`${name} ter`);
    await expect.poll(() => drafts(page)).toContain(`${name} ter`);
    const question = page.getByRole('dialog', { name: 'Se déconnecter sans enregistrer\u202f?' });
    await press(page, 'Déconnexion');
    await press(question, 'Continuer à modifier');
    await expect(field(page, 'Nom')).toHaveValue(`${name} ter`);
    await press(page, 'Déconnexion');
    await press(question, 'Déconnexion');
    await expect(page.getByText('Déconnexion réussie')).toBeVisible();
    expect(await drafts(page)).not.toContain(`${name} ter`);
  });
});

test('after a password change, the new password signs in', async ({ page, account }) => {
  await openAdmin(page, '/admin', 'Tableau de bord');
  await page.getByRole('link', { name: `Mon compte, ${account.email}` }).click();
  const next = 'une phrase que je retiens';
  await field(page, 'Nouveau mot de passe').fill('onze signes');
  await press(page, 'Changer le mot de passe');
  await expect(page.getByText('12 caractères au moins', { exact: true })).toBeVisible();
  await field(page, 'Nouveau mot de passe').fill(next);
  await field(page, 'Mot de passe actuel').fill('autre chose');
  await press(page, 'Changer le mot de passe');
  await expect(page.getByText('Ce mot de passe est incorrect')).toBeVisible();
  await field(page, 'Mot de passe actuel').fill(account.password);
  await press(page, 'Changer le mot de passe');
  await expect(page.getByText('Mot de passe changé')).toBeVisible();
  await closeToasts(page);

  await press(page, 'Déconnexion');
  await expect(page).toHaveURL(/\/admin\/login$/);
  await field(page, 'E-mail').fill(account.email);
  await field(page, 'Mot de passe').fill(next);
  await press(page, 'Se connecter');
  await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible();
});

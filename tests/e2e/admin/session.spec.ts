import type { Page } from '@playwright/test';
import { closeToasts, drafts, expect, field, openAdmin } from '../support/admin.ts';
import {
  anHourLater,
  beginHoursAgo,
  type OwnAccount,
  readSignInLink,
  setRights,
  test,
} from '../support/own-account.ts';
import { storedHotel } from '../support/own-hotels.ts';
import { expectAccessible } from '../support/page-checks.ts';

// Refused requests log these errors in the browser and the administration.
test.use({ expectedConsole: /status of 40[013]|a échoué|permission-denied|n’a pas pu être/ });

const REFUSED = 'Vos droits d’administration ne sont plus valables\u00a0: reconnectez-vous.';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Votre session a pris fin' });

/** Signs in again in the dialog over the page. */
async function signInAgain(page: Page, account: OwnAccount): Promise<void> {
  await expect(field(dialogOf(page), 'E-mail')).toHaveValue(account.email);
  await field(dialogOf(page), 'Mot de passe').fill(account.password);
  await dialogOf(page).getByRole('button', { name: 'Se connecter' }).click();
}

async function expectSaved(page: Page, id: string, location: string): Promise<void> {
  await expect(field(page, 'Localisation')).toHaveValue(location);
  await press(page, 'Enregistrer');
  await expect(page.getByText('Hôtel modifié', { exact: true })).toBeVisible();
  await closeToasts(page);
  expect(await storedHotel(id)).toMatchObject({ location });
}

test('unsaved edits survive the end of a session after twelve hours, but not the revocation of the administrator’s rights', async ({
  page,
  account,
  plant,
}) => {
  const { id } = await plant();
  await openAdmin(page, `/admin/hotels/${id}`, 'Modifier l’hôtel');
  const location = field(page, 'Localisation');
  /** Reopens the editor without loading a document, which would reset the page's shifted clock. */
  const openAgain = async (value: string) => {
    await page.goBack();
    await expect(location).toHaveValue(value);
  };

  await test.step('after a session of twelve hours, signing in again in a dialog over the editor keeps the edits', async () => {
    await location.fill('Typé après douze heures');
    await expect.poll(() => drafts(page)).toContain('Typé après douze heures');
    await beginHoursAgo(account, 12);
    await anHourLater(page);
    await press(page, 'Enregistrer');
    await expect(dialogOf(page)).toBeVisible();
    await expect.poll(() => drafts(page)).toBe('[]');
    await expectAccessible(page, 'dialog[open]');
    await signInAgain(page, account);
    await expect(dialogOf(page)).toHaveCount(0);
    await expect.poll(() => drafts(page)).toContain('Typé après douze heures');
    await expectSaved(page, id, 'Typé après douze heures');
  });

  await test.step('once an administrator’s rights are revoked, saving fails, the draft is deleted, and « Accès refusé » replaces the editor', async () => {
    await openAgain('Typé après douze heures');
    await location.fill('Typé sans droits');
    await setRights(account, false);
    await anHourLater(page);
    await press(page, 'Enregistrer');
    await expect(page.getByText(REFUSED)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Accès refusé' })).toBeVisible();
    await expect.poll(() => drafts(page)).toBe('[]');
    expect(await storedHotel(id)).not.toMatchObject({ location: 'Typé sans droits' });
    await expect(location).toHaveCount(0);
  });
});

test('a sign-in link opened in another tab renews an ended session in the first tab, and keeps the unsaved edits', async ({
  page,
  context,
  account,
  plant,
}) => {
  const { id, name } = await plant();
  await openAdmin(page, `/admin/hotels/${id}`, 'Modifier l’hôtel');
  await field(page, 'Nom').fill(`${name} bis`);
  const other = await context.newPage();
  await openAdmin(other, '/admin', 'Tableau de bord');
  await press(other, 'Déconnexion');
  // The first tab's edits are a draft of the account, so signing out asks first.
  const question = other.getByRole('dialog', { name: 'Se déconnecter sans enregistrer\u202f?' });
  await question.getByRole('button', { name: 'Déconnexion' }).click();
  await expect(other).toHaveURL(/\/admin\/login/);
  await expect.poll(() => drafts(page)).toBe('[]');

  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: 'Recevoir un lien de connexion' }).click();
  await expect(dialog.getByText(`Si un compte existe pour ${account.email}`)).toBeVisible();
  await other.goto(await readSignInLink(account.email));
  await expect(dialog).toHaveCount(0);
  await expect(field(page, 'Nom')).toHaveValue(`${name} bis`);
  await press(page, 'Enregistrer');
  await expect(page.getByText('Hôtel modifié')).toBeVisible();
  expect(await storedHotel(id)).toMatchObject({ name: `${name} bis` });
  // The lists are live again without a reload.
  await expect(page.getByRole('row').filter({ hasText: 'Modifier' }).first()).toBeVisible();
});

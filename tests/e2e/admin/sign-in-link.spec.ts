import type { Page } from '@playwright/test';
import { field, openAdmin } from '../support/admin.ts';
import { accounts } from '../support/firestore.ts';
import { test } from '../support/own-account.ts';
import { storedHotel } from '../support/own-hotels.ts';
import { sentLink } from '../support/sign-in-links.ts';
import { expect } from '../support/test.ts';

// Refused requests log these errors.
test.use({ expectedConsole: /status of 40[03]|a échoué|permission-denied/ });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const isAtDashboard = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible();

test('a sign-in link works once: at once on the requesting device, elsewhere with the email address', async ({
  page,
  account,
  browser,
}) => {
  await test.step('the reply does not reveal which accounts exist', async () => {
    await openAdmin(page, '/admin/compte', 'Mon compte');
    await press(page, 'Déconnexion');
    for (const email of ['personne@grand-sejour.test', account.email]) {
      await field(page, 'E-mail').fill(email);
      await press(page, 'Recevoir un lien de connexion');
      await expect(page.getByText(`Si un compte existe pour ${email}, un lien`)).toBeVisible();
    }
  });

  await test.step('on the requesting device, the link signs in without further input', async () => {
    await page.goto(await sentLink(account.email));
    await isAtDashboard(page);
    expect(page.url()).not.toContain('oobCode');
  });

  await test.step('an account signed in by a link sets a password without entering the current password', async () => {
    await page.getByRole('link', { name: `Mon compte, ${account.email}` }).click();
    await field(page, 'Nouveau mot de passe').fill('une phrase que je retiens');
    await press(page, 'Changer le mot de passe');
    await expect(page.getByText('Mot de passe changé')).toBeVisible();
  });

  const link = await accounts().generateSignInWithEmailLink(account.email, {
    url: new URL('/admin/login?redirect=%2Fadmin%2Fcompte', page.url()).href,
    handleCodeInApp: true,
  });
  const device = await browser.newContext();
  const other = await device.newPage();
  await test.step('on another device, the link asks for the email address', async () => {
    await other.goto(link);
    await field(other, 'E-mail').fill('personne@grand-sejour.test');
    await press(other, 'Se connecter');
    await expect(other.getByText('Ce lien a été envoyé à une autre adresse')).toBeVisible();
    await field(other, 'E-mail').fill(account.email);
    await press(other, 'Se connecter');
    await expect(other.getByRole('heading', { level: 1, name: 'Mon compte' })).toBeVisible();
  });

  await test.step('a used link offers to send a new link', async () => {
    await other.goto(link);
    await field(other, 'E-mail').fill(account.email);
    await press(other, 'Se connecter');
    await expect(other.getByText('Ce lien a expiré, ou il a déjà servi')).toBeVisible();
    await press(other, 'Recevoir un lien de connexion');
    await expect(other.getByText(`Si un compte existe pour ${account.email}`)).toBeVisible();
  });
  await device.close();
});

test('a sign-in link opened in another tab resumes an ended session and keeps unsaved edits', async ({
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
  const question = other.getByRole('dialog', { name: 'Se déconnecter sans enregistrer\u202f?' });
  await question.getByRole('button', { name: 'Déconnexion' }).click();
  await expect(other).toHaveURL(/\/admin\/login/);

  const dialog = page.getByRole('dialog', { name: 'Votre session a pris fin' });
  await dialog.getByRole('button', { name: 'Recevoir un lien de connexion' }).click();
  await expect(dialog.getByText(`Si un compte existe pour ${account.email}`)).toBeVisible();
  await other.goto(await sentLink(account.email));
  await isAtDashboard(other);
  await expect(dialog).toHaveCount(0);
  await expect(field(page, 'Nom')).toHaveValue(`${name} bis`);
  await press(page, 'Sauvegarder');
  await expect(page.getByText('Hôtel modifié')).toBeVisible();
  expect(await storedHotel(id)).toMatchObject({ name: `${name} bis` });
});

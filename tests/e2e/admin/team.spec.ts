import type { Page } from '@playwright/test';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { mailsWith } from '../../support/mailbox.ts';
import { expect, field, openAdmin, toAdminPage } from '../support/admin.ts';
import { plantRequest, runPrefix } from '../support/admin-office.ts';
import { accounts, database } from '../support/firestore.ts';
import { anHourLater, beginHoursAgo, readSignInLink, test } from '../support/own-account.ts';
import { expectAccessible } from '../support/page-checks.ts';

// Refused requests log these errors in the browser and the administration.
test.use({ expectedConsole: /status of 40[013]|a échoué|permission-denied|n’a pas pu être/ });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const expectDashboard = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible();

test('a colleague invited by mail signs in by a link as an administrator, until the rights are revoked', async ({
  page,
  account,
  browser,
}) => {
  const colleague = `odile-${crypto.randomUUID().slice(0, 8)}@grand-sejour.test`;
  const row = page.getByRole('listitem').filter({ hasText: colleague });
  await openAdmin(page, '/admin/compte', 'Mon compte');
  await field(page, 'Votre nom').fill('Claire Essai');
  await press(page, 'Enregistrer le nom');
  await toAdminPage(page, 'Équipe');
  const own = page.getByRole('listitem').filter({ hasText: account.email });
  await expect(own).toContainText('Claire Essai');
  await field(page, 'Adresse e-mail').fill('odile');
  await press(page, 'Inviter');
  await expect(page.getByText('Adresse e-mail invalide')).toBeVisible();
  await field(page, 'Adresse e-mail').fill(colleague);
  await press(page, 'Inviter');
  await expect(row).toContainText('pas encore utilisé');
  await expect(field(page, 'Adresse e-mail')).toHaveValue('');
  await expectAccessible(page);

  const device = await browser.newContext();
  const other = await device.newPage();
  const [{ text = '' } = {}] = await mailsWith(colleague);
  await other.goto(/http:\S+mode=signIn\S+/.exec(text)?.[0] ?? '');
  await field(other, 'E-mail').fill(colleague);
  await press(other, 'Se connecter');
  await expectDashboard(other);

  // Revocation is precise to a second: a session begun in the same second would stay.
  const second = Math.floor(Date.now() / 1000);
  await expect.poll(() => Math.floor(Date.now() / 1000)).toBeGreaterThan(second);
  await page.getByRole('button', { name: `Retirer les droits ${colleague}` }).click();
  const question = page.getByRole('dialog', { name: 'Retirer les droits\u202f?' });
  await question.getByRole('button', { name: 'Retirer les droits' }).click();
  await expect(row).toHaveCount(0);
  await other.getByRole('link', { name: 'Équipe' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Accès refusé' })).toBeVisible();
  await device.close();

  await toAdminPage(page, 'Historique');
  await page.getByRole('searchbox').fill(colleague);
  for (const action of ['Création', 'Suppression'])
    await expect(
      page.getByText(`${action}, Droits d’administration\u00a0: ${colleague}`),
    ).toBeVisible();
  await expect(page.getByText(/, Claire Essai$/)).toHaveCount(2);
  const { uid } = await accounts().getUserByEmail(colleague);
  await accounts().deleteUser(uid);

  await test.step('signing out of the administration in all browsers leads this browser to the sign-in page', async () => {
    // tests/functions/team.test.ts checks that the other sessions end.
    const ended = page.waitForResponse((answer) => answer.url().endsWith('/team') && answer.ok());
    await page.getByRole('link', { name: /^Mon compte/ }).click();
    await press(page, 'Se déconnecter partout');
    await ended;
    await expect(page).toHaveURL(/\/admin\/login#deconnexion$/);
  });
});

test('erasing a contact request for good over ten minutes after the last sign-in asks for a new sign-in, then erases the request', async ({
  page,
  account,
}) => {
  const id = runPrefix('effacement');
  const name = `${id}@exemple.fr`;
  await plantRequest(id, { address: name, deleted_at: new Date() });
  const request = database().collection(COLLECTIONS.contactRequests).doc(id);
  await openAdmin(page, '/admin/corbeille', 'Corbeille');
  await beginHoursAgo(account, 1);
  await anHourLater(page);
  const dialog = page.getByRole('dialog', { name: 'Est-ce bien vous\u202f?' });
  const erase = async () => {
    await page.getByRole('button', { name: `Supprimer définitivement ${name}` }).click();
    const question = page.getByRole('dialog', { name: 'Supprimer définitivement\u202f?' });
    await question.getByRole('button', { name: 'Supprimer définitivement' }).click();
    await expect(dialog).toBeVisible();
  };

  await test.step('cancelling the dialog that asks for a new sign-in erases nothing', async () => {
    await erase();
    await expectAccessible(page, 'dialog[open]');
    await dialog.getByRole('button', { name: 'Annuler' }).click();
    await expect(page.getByText('Votre connexion date de plus de 10\u00a0minutes')).toBeVisible();
    expect(await request.get()).toMatchObject({ exists: true });
  });

  await test.step('a sign-in link opened in another tab counts as the new sign-in, after which the contact request is erased', async () => {
    await erase();
    await press(page, 'Recevoir un lien de connexion');
    await expect(dialog.getByText(`Si un compte existe pour ${account.email}`)).toBeVisible();
    const tab = await page.context().newPage();
    await tab.goto(await readSignInLink(account.email));
    await expectDashboard(tab);
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('listitem').filter({ hasText: name })).toHaveCount(0);
    expect(await request.get()).toMatchObject({ exists: false });
  });
});

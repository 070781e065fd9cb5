import type { Page } from '@playwright/test';
import { DEMO_ADMIN, DEMO_VISITOR } from '#scripts/lib/ports.ts';
import { closeToasts, field, openAdmin, test as signedIn } from '../support/admin.ts';
import { accounts } from '../support/firestore.ts';
import { readSignInLink, test as withAccount } from '../support/own-account.ts';
import { expectAccessible } from '../support/page-checks.ts';
import { expect, test } from '../support/test.ts';

const email = (page: Page) => field(page, 'E-mail');
const password = (page: Page) => field(page, 'Mot de passe');

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const UNKNOWN = 'personne@grand-sejour.test';

async function signIn(page: Page, account: { email: string; password: string }): Promise<void> {
  await email(page).fill(account.email);
  await password(page).fill(account.password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
}

const expectDashboard = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible();

// Requests that are refused, or overtaken by a sign-out, log these errors.
withAccount.use({ expectedConsole: /status of 40[013]|a échoué|permission-denied/ });

test.describe('signed out', () => {
  // Auth answers 400 to wrong passwords.
  test.use({ expectedConsole: /status of 400/ });

  test('signing in returns to the admin page that was requested while signed out', async ({
    page,
  }) => {
    await page.goto('/admin/hotels?q=kyoto');
    await expect(page).toHaveURL(/\/admin\/login\?redirect=%2Fadmin%2Fhotels%3Fq%3Dkyoto$/);
    await expect(page).toHaveTitle('Connexion | Administration | Grand Séjour');
    await expect(page.getByText(/créés sur invitation/)).toBeVisible();

    await test.step('the admin sign-in form requires an email address and a password, and a button reveals the password', async () => {
      await page.getByRole('button', { name: 'Se connecter' }).click();
      await expect(page.getByText('L’adresse e-mail est requise')).toBeVisible();
      await expect(page.getByText('Le mot de passe est requis')).toBeVisible();
      await expectAccessible(page);
      await password(page).fill('secret');
      await expect(password(page)).toHaveAttribute('type', 'password');
      await page.getByRole('button', { name: 'Afficher le mot de passe' }).click();
      await expect(password(page)).toHaveAttribute('type', 'text');
    });

    await test.step('signing in with a wrong password or an unknown account shows the same message', async () => {
      for (const address of [DEMO_ADMIN.email, UNKNOWN]) {
        await signIn(page, { email: address, password: 'autre chose' });
        await expect(page.getByText('Email ou mot de passe incorrect')).toBeVisible();
        await expect(page.getByText('Erreur de connexion')).toBeVisible();
        await expect(password(page)).toHaveValue('');
        await page.getByRole('button', { name: 'Fermer' }).click();
        await expect(page.getByText('Email ou mot de passe incorrect')).toHaveCount(0);
      }
    });

    const answer = Promise.withResolvers<void>();
    await page.route('**/accounts:signInWithPassword*', async (route) => {
      await answer.promise;
      await route.continue();
    });
    await signIn(page, DEMO_ADMIN);
    await expect(page.getByRole('button', { name: 'Connexion....' })).toBeVisible();
    answer.resolve();
    await expect(page.getByRole('heading', { level: 1, name: 'Hôtels' })).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/hotels\?q=kyoto$/);
    await expect(page.getByText(DEMO_ADMIN.email)).toBeVisible();
  });
});

signedIn(
  'an admin session is checked on load, ends on sign-out, and starts again on sign-in',
  async ({ page }) => {
    await signedIn.step('only a message is shown until the admin session is checked', async () => {
      const answer = Promise.withResolvers<void>();
      await page.route('**/accounts:lookup*', async (route) => {
        await answer.promise;
        await route.continue();
      });
      await page.goto('/admin');
      await expect(page.getByText("Vérification de l'authentification...")).toBeVisible();
      answer.resolve();
      await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible();
    });

    await signedIn.step(
      'an account that is already signed in is led from the sign-in page to the requested admin page',
      async () => {
        await openAdmin(page, '/admin/login?redirect=%2Fadmin%2Fhotels%3Fq%3Dkyoto', 'Hôtels');
        await expect(page).toHaveURL(/\/admin\/hotels\?q=kyoto$/);
      },
    );

    await signedIn.step(
      'signing out of the administration shows a notice and the sign-in page',
      async () => {
        await page.getByRole('button', { name: 'Déconnexion' }).click();
        await expect(page.getByText('Déconnexion réussie')).toBeVisible();
        await expect(page).toHaveURL(/\/admin\/login#deconnexion$/);
        await closeToasts(page);
      },
    );

    await signedIn.step(
      'an account without admin rights sees « Accès refusé », and can sign out',
      async () => {
        await signIn(page, DEMO_VISITOR);
        await expect(page.getByRole('heading', { level: 1, name: 'Accès refusé' })).toBeVisible();
        await expect(page.getByText(DEMO_VISITOR.email)).toBeVisible();
        await expect(page.getByRole('navigation', { name: 'Administration' })).toHaveCount(0);
        await page.getByRole('button', { name: 'Déconnexion' }).click();
        await expect(page.getByText('Déconnexion réussie')).toBeVisible();
      },
    );

    await signedIn.step('after signing out, admin pages require signing in again', async () => {
      await page.goto('/admin/hotels');
      await expect(page).toHaveURL(/\/admin\/login\?redirect=/);
      await signIn(page, DEMO_ADMIN);
      await expect(page.getByRole('row', { name: /Ryokan Momiji/ })).toBeVisible();
    });
  },
);

withAccount(
  'a sign-in link works once, and on another device only with the email address; an administrator sets a password',
  async ({ page, account, browser }) => {
    await withAccount.step(
      'requesting a sign-in link does not reveal which accounts exist',
      async () => {
        await openAdmin(page, '/admin/compte', 'Mon compte');
        await press(page, 'Déconnexion');
        for (const address of [UNKNOWN, account.email]) {
          await email(page).fill(address);
          await press(page, 'Recevoir un lien de connexion');
          await expect(
            page.getByText(`Si un compte existe pour ${address}, un lien`),
          ).toBeVisible();
        }
      },
    );

    await withAccount.step(
      'on the device that requested it, a sign-in link signs in without further input, followed or pasted',
      async () => {
        await page.goto(await readSignInLink(account.email));
        await expectDashboard(page);
        expect(page.url()).not.toContain('oobCode');
        await press(page, 'Déconnexion');
        await email(page).fill(account.email);
        await press(page, 'Recevoir un lien de connexion');
        const pasted = field(page, 'Lien de connexion');
        await pasted.fill('https://www.example.org/admin/login');
        await expect(page.getByText('Ce n’est pas un lien de connexion')).toBeVisible();
        await expectAccessible(page);
        await pasted.fill(`${await readSignInLink(account.email)} `);
        await expectDashboard(page);
      },
    );

    const next = 'une phrase que je retiens';
    await withAccount.step(
      'after a sign-in by link, a new password needs no current one; a short password or a wrong current one is refused',
      async () => {
        await page.getByRole('link', { name: `Mon compte, ${account.email}` }).click();
        await field(page, 'Nouveau mot de passe').fill('onze signes');
        await press(page, 'Changer le mot de passe');
        await expect(page.getByText('12 caractères au moins', { exact: true })).toBeVisible();
        await expectAccessible(page, 'main');
        await field(page, 'Nouveau mot de passe').fill(next);
        await field(page, 'Mot de passe actuel').fill('autre chose');
        await press(page, 'Changer le mot de passe');
        await expect(page.getByText('Ce mot de passe est incorrect')).toBeVisible();
        await field(page, 'Mot de passe actuel').fill('');
        await press(page, 'Changer le mot de passe');
        await expect(page.getByText('Mot de passe changé')).toBeVisible();
      },
    );

    const link = await accounts().generateSignInWithEmailLink(account.email, {
      url: new URL('/admin/login?redirect=%2Fadmin%2Fcompte', page.url()).href,
      handleCodeInApp: true,
    });
    const device = await browser.newContext();
    const other = await device.newPage();
    await withAccount.step(
      'on another device, a sign-in link asks for the email address',
      async () => {
        await other.goto(link);
        await email(other).fill(UNKNOWN);
        await press(other, 'Se connecter');
        await expect(other.getByText('Ce lien a été envoyé à une autre adresse')).toBeVisible();
        await email(other).fill(account.email);
        await press(other, 'Se connecter');
        await expect(other.getByRole('heading', { level: 1, name: 'Mon compte' })).toBeVisible();
      },
    );

    await withAccount.step('an administrator signs in with the new password', async () => {
      await press(other, 'Déconnexion');
      await signIn(other, { email: account.email, password: next });
      await expectDashboard(other);
    });

    await withAccount.step('a used sign-in link offers to send a new one', async () => {
      await other.goto(link);
      await email(other).fill(account.email);
      await press(other, 'Se connecter');
      await expect(other.getByText('Ce lien a expiré, ou il a déjà servi')).toBeVisible();
      await expectAccessible(other);
      await press(other, 'Recevoir un lien de connexion');
      await expect(other.getByText(`Si un compte existe pour ${account.email}`)).toBeVisible();
    });
    await device.close();
  },
);

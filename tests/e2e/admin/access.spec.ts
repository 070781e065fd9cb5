import type { Page } from '@playwright/test';
import { DEMO_ADMIN, DEMO_VISITOR } from '#scripts/lib/demo-accounts.ts';
import { field, openAdmin, test as signedIn } from '../support/admin.ts';
import { test as withHotels } from '../support/own-hotels.ts';
import { expect, test } from '../support/test.ts';
import { closeToasts } from '../support/toasts.ts';

const email = (page: Page) => field(page, 'E-mail');
const password = (page: Page) => field(page, 'Mot de passe');

const UNKNOWN = 'personne@grand-sejour.test';

async function signIn(page: Page, account: { email: string; password: string }): Promise<void> {
  await email(page).fill(account.email);
  await password(page).fill(account.password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
}

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

    await test.step('both fields are required, and a button reveals the password', async () => {
      await page.getByRole('button', { name: 'Se connecter' }).click();
      await expect(page.getByText('L’adresse e-mail est requise')).toBeVisible();
      await expect(page.getByText('Le mot de passe est requis')).toBeVisible();
      await password(page).fill('secret');
      await expect(password(page)).toHaveAttribute('type', 'password');
      await page.getByRole('button', { name: 'Afficher le mot de passe' }).click();
      await expect(password(page)).toHaveAttribute('type', 'text');
      await page.getByRole('button', { name: 'Masquer le mot de passe' }).click();
      await expect(password(page)).toHaveAttribute('type', 'password');
    });

    await test.step('a wrong password and an unknown account get the same message', async () => {
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

signedIn('a session is checked on load, ends, and starts again on sign-in', async ({ page }) => {
  await signedIn.step('nothing is shown before the session is checked', async () => {
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

  await signedIn.step('the sign-in page redirects only within the administration', async () => {
    // Other refused redirects: tests/unit/admin/safe-redirect.
    const evil = encodeURIComponent('https://evil.example/admin');
    await openAdmin(page, `/admin/login?redirect=${evil}`, 'Tableau de bord');
    expect(new URL(page.url()).pathname).toBe('/admin');
    await openAdmin(page, '/admin/login?redirect=%2Fadmin%2Fhotels%3Fq%3Dkyoto', 'Hôtels');
    await expect(page).toHaveURL(/\/admin\/hotels\?q=kyoto$/);
  });

  await signedIn.step('signing out shows a notice and the sign-in page', async () => {
    await page.getByRole('button', { name: 'Déconnexion' }).click();
    await expect(page.getByText('Déconnexion réussie')).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/login$/);
    await closeToasts(page);
  });

  await signedIn.step('an account without admin rights is refused and can sign out', async () => {
    await signIn(page, DEMO_VISITOR);
    await expect(page.getByRole('heading', { level: 1, name: 'Accès refusé' })).toBeVisible();
    await expect(page.getByText(DEMO_VISITOR.email)).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Administration' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Déconnexion' }).click();
    await expect(page.getByText('Déconnexion réussie')).toBeVisible();
  });

  await signedIn.step('after signing out, admin pages require signing in again', async () => {
    await page.goto('/admin/hotels');
    await expect(page).toHaveURL(/\/admin\/login\?redirect=/);
    await signIn(page, DEMO_ADMIN);
    await expect(page.getByRole('row', { name: /Ryokan Momiji/ })).toBeVisible();
  });
});

withHotels(
  'after a sign-out in another tab, signing in again in place keeps unsaved edits',
  async ({ page, context, plant }) => {
    const { id, name } = await plant();
    await openAdmin(page, `/admin/hotels/${id}`, 'Modifier l’hôtel');
    await field(page, 'Nom').fill(`${name} bis`);
    const other = await context.newPage();
    await openAdmin(other, '/admin', 'Tableau de bord');
    await other.getByRole('button', { name: 'Déconnexion' }).click();
    // The first tab's edits are a draft of the account, so signing out asks first.
    const question = other.getByRole('dialog', { name: 'Se déconnecter sans enregistrer\u202f?' });
    await question.getByRole('button', { name: 'Déconnexion' }).click();
    await expect(other).toHaveURL(/\/admin\/login/);
    await other.close();

    const dialog = page.getByRole('dialog', { name: 'Votre session a pris fin' });
    await expect(field(dialog, 'E-mail')).toHaveValue(DEMO_ADMIN.email);
    await field(dialog, 'Mot de passe').fill(DEMO_ADMIN.password);
    await dialog.getByRole('button', { name: 'Se connecter' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(field(page, 'Nom')).toHaveValue(`${name} bis`);
    await page.getByRole('button', { name: 'Sauvegarder' }).click();
    await expect(page.getByText('Hôtel modifié')).toBeVisible();
    // The lists are live again without a reload.
    await expect(page.getByRole('row').filter({ hasText: 'Modifier' }).first()).toBeVisible();
  },
);

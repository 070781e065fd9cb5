import type { Page } from '@playwright/test';
import { DEMO_ADMIN, DEMO_VISITOR } from '#scripts/lib/demo-accounts.ts';
import { field, openAdmin, test as signedIn } from '../support/admin.ts';
import { test as withHotels } from '../support/own-hotels.ts';
import { expect, test } from '../support/test.ts';

const email = (page: Page) => field(page, 'E-mail');
const password = (page: Page) => field(page, 'Mot de passe');

async function signIn(page: Page, account: { email: string; password: string }): Promise<void> {
  await email(page).fill(account.email);
  await password(page).fill(account.password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
}

signedIn('a session is checked before anything is shown', async ({ page }) => {
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

test.describe('signed out', () => {
  test('the guard remembers the URL and returns to it after signing in', async ({ page }) => {
    const answer = Promise.withResolvers<void>();
    await page.route('**/accounts:signInWithPassword*', async (route) => {
      await answer.promise;
      await route.continue();
    });
    await page.goto('/admin/hotels?q=kyoto');
    await expect(page).toHaveURL(/\/admin\/login\?redirect=%2Fadmin%2Fhotels%3Fq%3Dkyoto$/);
    await expect(page).toHaveTitle('Connexion | Administration | Grand Séjour');
    await expect(page.getByText(/créés sur invitation/)).toBeVisible();
    await signIn(page, DEMO_ADMIN);
    await expect(page.getByRole('button', { name: 'Connexion....' })).toBeVisible();
    answer.resolve();
    await expect(page.getByRole('heading', { level: 1, name: 'Hôtels' })).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/hotels\?q=kyoto$/);
    await expect(page.getByText(DEMO_ADMIN.email)).toBeVisible();
  });

  test('both fields are required; the password is shown on request', async ({ page }) => {
    await page.goto('/admin/login');
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await expect(page.getByText("L'email est requis")).toBeVisible();
    await expect(page.getByText('Le mot de passe est requis')).toBeVisible();
    await password(page).fill('secret');
    await expect(password(page)).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Afficher le mot de passe' }).click();
    await expect(password(page)).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Masquer le mot de passe' }).click();
    await expect(password(page)).toHaveAttribute('type', 'password');
  });

  test('an account without admin rights is told so and can sign out', async ({ page }) => {
    await page.goto('/admin/login');
    await signIn(page, DEMO_VISITOR);
    await expect(page.getByRole('heading', { level: 1, name: 'Accès refusé' })).toBeVisible();
    await expect(page.getByText(DEMO_VISITOR.email)).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Administration' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Déconnexion' }).click();
    await expect(page.getByText('Déconnexion réussie')).toBeVisible();
  });
});

test.describe('what the service refuses', () => {
  test.use({ expectedConsole: /status of 400/ });

  test('a wrong password and an unknown account get the same message', async ({ page }) => {
    await page.goto('/admin/login');
    for (const account of [
      { email: DEMO_ADMIN.email, password: 'autre chose' },
      { email: 'personne@grand-sejour.test', password: 'autre chose' },
    ]) {
      await signIn(page, account);
      await expect(page.getByText('Email ou mot de passe incorrect')).toBeVisible();
      await expect(page.getByText('Erreur de connexion')).toBeVisible();
      await expect(password(page)).toHaveValue('');
      await page.getByRole('button', { name: 'Fermer' }).click();
      await expect(page.getByText('Email ou mot de passe incorrect')).toHaveCount(0);
    }
  });

  test('a password reset does not reveal which accounts exist', async ({ page }) => {
    for (const address of [DEMO_ADMIN.email, 'personne@grand-sejour.test']) {
      await page.goto('/admin/login');
      await page.getByRole('button', { name: 'Mot de passe oublié' }).click();
      await page.getByLabel('E-mail du compte').fill(address);
      await page.getByRole('button', { name: 'Recevoir un lien par e-mail' }).click();
      await expect(
        page.getByText(
          `Si un compte existe pour ${address}, un e-mail vient de lui être envoyé pour choisir un nouveau mot de passe.`,
        ),
      ).toBeVisible();
    }
  });
});

signedIn.describe('signed in', () => {
  signedIn('the sign-in page leads on, only within the administration', async ({ page }) => {
    await openAdmin(page, '/admin/login?redirect=%2Fadmin%2Fhotels%3Fq%3Dkyoto', 'Hôtels');
    await expect(page).toHaveURL(/\/admin\/hotels\?q=kyoto$/);
    for (const evil of [
      'https://evil.example/admin',
      '//evil.example',
      '/\\evil.example',
      '/admin/../blog',
      '/blog',
      '/admin/login',
      'javascript:alert(1)',
    ]) {
      const path = `/admin/login?redirect=${encodeURIComponent(evil)}`;
      await openAdmin(page, path, 'Tableau de bord');
      expect(new URL(page.url()).pathname).toBe('/admin');
    }
  });

  signedIn('signing out says so, and shuts the door', async ({ page }) => {
    await openAdmin(page, '/admin/hotels', 'Hôtels');
    await page.getByRole('button', { name: 'Déconnexion' }).click();
    await expect(page.getByText('Déconnexion réussie')).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/login$/);
    await page.goto('/admin/hotels');
    await expect(page).toHaveURL(/\/admin\/login\?redirect=/);
    await signIn(page, DEMO_ADMIN);
    await expect(page.getByRole('row', { name: /Ryokan Momiji/ })).toBeVisible();
  });
});

withHotels(
  'a session that ends elsewhere is taken up again where it was',
  async ({ page, context, plant }) => {
    const { id, name } = await plant();
    await openAdmin(page, `/admin/hotels/${id}`, 'Modifier l’hôtel');
    await field(page, 'Nom').fill(`${name} bis`);
    const other = await context.newPage();
    await openAdmin(other, '/admin', 'Tableau de bord');
    await other.getByRole('button', { name: 'Déconnexion' }).click();
    // What is typed in the first tab is a draft of the account.
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
    // Without a reload the lists are live again.
    await expect(page.getByRole('row').filter({ hasText: 'Modifier' }).first()).toBeVisible();
  },
);

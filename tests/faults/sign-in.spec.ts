import { DEMO_ADMIN } from '#scripts/lib/demo-accounts.ts';
import { field, openAdmin } from '../e2e/support/admin.ts';
import { expect } from '../e2e/support/test.ts';
import { test as signedIn } from './support/admin.ts';
import { browserMeets, endFaults, test } from './support/faults.ts';
import { plantPublished } from './support/hotels.ts';

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

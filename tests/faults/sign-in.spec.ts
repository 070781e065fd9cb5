import { DEMO_ADMIN } from '#scripts/lib/demo-accounts.ts';
import { field, openAdmin } from '../e2e/support/admin.ts';
import { expect } from '../e2e/support/test.ts';
import { test as signedIn } from './support/admin.ts';
import { browserMeets, endFaults, test } from './support/faults.ts';
import { plantPublished } from './support/hotels.ts';

for (const mode of ['down', 'slow'] as const) {
  test(`signing in while Auth is ${mode}: told, the address kept, in by the retry`, async ({
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
    await expect(page.getByText('La connexion au service a échoué')).toBeVisible();
    await expect(field(page, 'E-mail')).toHaveValue(DEMO_ADMIN.email);
    await endFaults();
    await signIn();
    await expect(dashboard).toBeVisible();
  });
}

signedIn('a session goes on while Auth is down', async ({ page }) => {
  const { id, name } = await plantPublished();
  await openAdmin(page, `/admin/hotels?q=${id}`, 'Hôtels');
  await browserMeets('auth', 'down');
  await openAdmin(page, `/admin/hotels?q=${id}`, 'Hôtels');
  await expect(page.getByRole('button', { name: `Supprimer ${name}` })).toBeVisible();
});

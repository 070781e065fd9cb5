import type { Page } from '@playwright/test';
import { DEMO_ADMIN } from '#scripts/lib/ports.ts';
import { field, openAdmin } from '../e2e/support/admin.ts';
import { storedHotel } from '../e2e/support/own-hotels.ts';
import { expect } from '../e2e/support/test.ts';
import type { BrowserMode } from './proxy/modes.ts';
import { expectAuditEntries, plantPublished, test as signedIn } from './support/admin.ts';
import { endFaults, setBrowserFault, test } from './support/faults.ts';

for (const mode of ['down', 'failing', 'unanswered', 'cut', 'slow'] as const) {
  test(`with Auth in the fault mode "${mode}", signing in shows an error, and a retry after the fault succeeds`, async ({
    page,
  }) => {
    await page.goto('/admin/login');
    await field(page, 'E-mail').fill(DEMO_ADMIN.email);
    await setBrowserFault('auth', mode);
    const signIn = async () => {
      await field(page, 'Mot de passe').fill(DEMO_ADMIN.password);
      await page.getByRole('button', { name: 'Se connecter' }).click();
    };
    await signIn();
    await expect(page.getByText('La connexion au service a échoué')).toBeVisible();
    await expect(field(page, 'E-mail')).toHaveValue(DEMO_ADMIN.email);
    await endFaults();
    await signIn();
    await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible();
  });
}

for (const mode of ['down', 'failing', 'cut'] as const) {
  signedIn(`with Auth in the fault mode "${mode}", the session continues`, async ({ page }) => {
    const { id, name } = await plantPublished();
    await openAdmin(page, `/admin/hotels?q=${id}`, 'Hôtels');
    await setBrowserFault('auth', mode);
    await openAdmin(page, `/admin/hotels?q=${id}`, 'Hôtels');
    await expect(page.getByRole('button', { name: `Supprimer ${name}` })).toBeVisible();
  });
}

const SAVE = { name: /^(Enregistrer|Enregistrer le brouillon)$/ };
const save = (page: Page) => page.getByRole('button', SAVE).click();

/** Opens a hotel's editor, types another name, and saves while Firestore has this fault. */
async function saveDuring(mode: BrowserMode, page: Page) {
  const { id, name } = await plantPublished();
  await openAdmin(page, `/admin/hotels/${id}`, 'Modifier l’hôtel');
  await field(page, 'Nom').fill(`${name} bis`);
  await setBrowserFault('firestore', mode);
  await save(page);
  return { id, newName: `${name} bis` };
}

async function expectSavedOnce(page: Page, { id, newName }: { id: string; newName: string }) {
  await expect(page.getByText('Hôtel modifié')).toBeVisible();
  expect(await storedHotel(id)).toMatchObject({ name: newName });
  await expectAuditEntries(id, ['create', 'update']);
}

for (const mode of ['down', 'failing', 'cut', 'unanswered'] as const) {
  signedIn(
    `with Firestore in the fault mode "${mode}", saving a hotel shows an error, and a retry saves it once`,
    async ({ page }) => {
      const hotel = await saveDuring(mode, page);
      await expect(page.getByText("Impossible de modifier l'hôtel")).toBeVisible();
      await expect(field(page, 'Nom')).toHaveValue(hotel.newName);
      await endFaults();
      await save(page);
      await expectSavedOnce(page, hotel);
    },
  );
}

signedIn(
  'with every second request to Firestore failing, a hotel is saved once',
  async ({ page }) => {
    await expectSavedOnce(page, await saveDuring('flapping', page));
  },
);

signedIn('a hotel opens though each Firestore read is four seconds late', async ({ page }) => {
  const { id, name } = await plantPublished();
  await openAdmin(page, `/admin/hotels?q=${id}`, 'Hôtels');
  await setBrowserFault('firestore', 'late');
  await page.getByRole('link', { name: `Modifier ${name}` }).click();
  await expect(field(page, 'Nom')).toHaveValue(name);
});

import { DEFAULT_SETTINGS } from '#content/settings.ts';
import { SETTINGS_ID } from '#domain/settings/site-settings.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { expect, openAdmin, openPreview, test } from '../support/admin.ts';
import { database } from '../support/firestore.ts';

const settings = () => database().collection(COLLECTIONS.settings).doc(SETTINGS_ID);

test.afterEach(() => settings().delete());

// Changes only settings that no concurrent test reads.
test('the first save of the settings is previewed, shown to visitors and undone, and keeps later edits', async ({
  page,
}) => {
  await openAdmin(page, '/admin/reglages', 'Réglages');
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const announcement = `Nous déménageons à Bergen, ${Date.now()}`;
  await field('Téléphone').fill('01 02 03 04 05');
  await field('Annonce').fill(announcement);
  await field('Dernier jour de l’annonce').fill('2999-12-31');
  const preview = await openPreview(page, 'Aperçu\u00a0: Annonce de l’accueil');
  await expect(preview.getByRole('complementary', { name: 'Annonce' })).toHaveText(announcement);

  await page.getByRole('button', { name: 'Sauvegarder', exact: true }).click();
  await expect(page.getByText('Réglages enregistrés')).toBeVisible();
  await expect(page.getByText(/^Enregistrés le/)).toBeVisible();
  await expect(page.getByText('Modifications non enregistrées')).toHaveCount(0);

  const visit = await page.context().newPage();
  const expectTelephone = (number: string) =>
    // The server bypasses its cache for a limited number of sessions a second, one for each test.
    expect(async () => {
      await visit.goto('/legal');
      await expect(visit.getByText(number)).toBeVisible({ timeout: 1000 });
    }).toPass();
  await expectTelephone('01 02 03 04 05');
  await expect(visit.getByText(announcement)).toHaveCount(0);
  await visit.goto('/?intro=0');
  await expect(visit.getByRole('complementary', { name: 'Annonce' })).toHaveText(announcement);

  await field('WhatsApp').fill('en cours');
  await page.getByRole('button', { name: 'Annuler la modification' }).click();
  await expect(page.getByText('Modification annulée')).toBeVisible();
  await expect(field('Annonce')).toHaveValue('');
  await expect(field('WhatsApp')).toHaveValue('en cours');
  await expect
    .poll(async () => (await settings().get()).data())
    .toMatchObject({ ...DEFAULT_SETTINGS, updated_by: expect.any(String) });
  await expectTelephone('04 65 71 00 00');
});

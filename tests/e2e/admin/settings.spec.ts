import { DEFAULT_SETTINGS } from '#content/settings.ts';
import { SETTINGS_ID } from '#domain/settings/site-settings.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { expect, openAdmin, test } from '../support/admin.ts';
import { database } from '../support/firestore.ts';

const settings = () => database().collection(COLLECTIONS.settings).doc(SETTINGS_ID);

test.afterEach(() => settings().delete());

// Only what no other test reads: they run at the same time.
test('a telephone and an announcement are changed, seen by visitors, and taken back', async ({
  page,
}) => {
  await openAdmin(page, '/admin/reglages', 'Réglages');
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const save = page.getByRole('button', { name: 'Sauvegarder', exact: true });
  const announcement = `Nous déménageons à Bergen, ${Date.now()}`;
  await field('Téléphone').fill('01 02 03 04 05');
  await field('Annonce').fill(announcement);
  await field('Dernier jour de l’annonce').fill('2999-12-31');
  await save.click();
  await expect(page.getByText('Réglages enregistrés')).toBeVisible();
  await expect(page.getByText(/^Enregistrés le/)).toBeVisible();
  await expect(page.getByText('Modifications non enregistrées')).toHaveCount(0);

  const visit = await page.context().newPage();
  const expectTelephone = (number: string) =>
    // The server reads anew for a limited number of sessions a second, and each test has its own.
    expect(async () => {
      await visit.goto('/legal');
      await expect(visit.getByText(number)).toBeVisible({ timeout: 1000 });
    }).toPass();
  await expectTelephone('01 02 03 04 05');
  await expect(visit.getByText(announcement)).toHaveCount(0);
  await visit.getByRole('link', { name: 'Accueil' }).first().click();
  // By a link or after the intro: the page was not rendered with it.
  await expect(visit.getByRole('complementary', { name: 'Annonce' })).toHaveText(announcement);
  await visit.goto('/?intro=0');
  await expect(visit.getByRole('complementary', { name: 'Annonce' })).toHaveText(announcement);

  await field('Téléphone').fill('04 65 71 00 00');
  await field('Annonce').fill('');
  await field('Dernier jour de l’annonce').fill('');
  await save.click();
  await expect
    .poll(async () => (await settings().get()).data())
    .toMatchObject({ ...DEFAULT_SETTINGS, updated_by: expect.any(String) });
  await expectTelephone('04 65 71 00 00');
});

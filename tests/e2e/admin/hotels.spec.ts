import type { Page } from '@playwright/test';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { expect, field, openAdmin, openPreview } from '../support/admin.ts';
import { database } from '../support/firestore.ts';
import { removeHotel, storedHotel, storedLinks, test } from '../support/own-hotels.ts';
import { expectAccessible } from '../support/page-checks.ts';

const rows = (page: Page) => page.getByRole('table', { name: 'Hôtels' }).locator('tbody tr');
const row = (page: Page, name: string) => rows(page).filter({ hasText: name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** Returns the path of the list filtered by a hotel's name. */
const listOf = (name: string) => `/admin/hotels?q=${encodeURIComponent(name)}`;

test('the admin list of hotels keeps its search, sort order and filters in the URL', async ({
  page,
  plant,
}) => {
  const { name } = await plant({ price: 420 });
  await plant({ name: `${name} bis` });
  await openAdmin(page, '/admin/hotels', 'Hôtels');
  await page.getByRole('searchbox', { name: 'Rechercher un hôtel' }).fill(name);
  await expect(rows(page)).toHaveCount(2);
  await page.getByLabel('Région').selectOption('Europe');
  await button(page, 'Prix/nuit').click();
  await button(page, 'Prix/nuit').click();
  await expect(page).toHaveURL(/(?=.*q=Essai)(?=.*region=Europe)(?=.*sort=price)(?=.*order=desc)/);
  await page.reload();
  await expect(rows(page).first()).toContainText('420');
  await expect(rows(page)).toHaveCount(2);
  const price = page.getByRole('columnheader', { name: 'Prix/nuit' });
  await expect(price).toHaveAttribute('aria-sort', 'descending');

  await test.step('on a phone, the cells of the admin list of hotels name their column', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const row = page.getByRole('table', { name: 'Hôtels' }).getByRole('row', { name }).first();
    await expect(row.getByRole('cell', { name: /^Prix\/nuit\s: 420/ })).toBeVisible();
    // Some browsers drop the roles of a table with another `display`; Chromium does not.
    const parts = page.locator('table, thead, tbody, tr, th, td');
    await expect(parts.and(page.locator(':not([role])'))).toHaveCount(0);
  });
});

test('saving a hotel returns to the admin list of hotels, with its former filters and scroll position', async ({
  page,
  plant,
}) => {
  const { name } = await plant({ price: 420 });
  await page.setViewportSize({ width: 1440, height: 260 });
  await openAdmin(page, `${listOf(name)}&region=Europe`, 'Hôtels');
  const edit = page.getByRole('link', { name: `Modifier ${name}` });
  await edit.scrollIntoViewIfNeeded();
  const placeOf = () => page.evaluate(() => Math.round(scrollY));
  const left = await placeOf();
  expect(left).toBeGreaterThan(0);
  await edit.click();
  await field(page, 'Prix').fill('430');
  await button(page, 'Enregistrer').click();
  await expect(row(page, name)).toContainText('430');
  await expect(page).toHaveURL(/(?=.*q=Essai)(?=.*region=Europe)/);
  await expect.poll(placeOf).toBe(left);
});

test('the hotel editor creates hotels, edits them and changes the URLs of their pages', async ({
  page,
  plant,
}) => {
  await test.step('a hotel is created as a draft once its invalid fields are corrected', async () => {
    const suffix = crypto.randomUUID().slice(0, 8);
    const id = `maison-${suffix}`;
    await openAdmin(page, '/admin/hotels', 'Hôtels');
    await page.getByRole('link', { name: 'Nouvel hôtel' }).click();
    await field(page, 'Nom').fill(`Maison ${suffix}`);
    await field(page, 'Région').selectOption('Europe');
    await button(page, 'Enregistrer le brouillon').click();
    await expect(page.getByText('Veuillez corriger les erreurs').first()).toBeVisible();
    await expectAccessible(page);
    await field(page, 'Localisation').fill('Nice, France');
    await field(page, 'Prix').fill('1 120');
    for (const month of ['mai', 'mars'])
      await page.getByRole('checkbox', { name: month, exact: true }).check();
    await button(page, 'Enregistrer le brouillon').click();
    await expect(page.getByText('Enregistré comme brouillon')).toBeVisible();
    await expect(page.getByText('Hôtel créé')).toBeVisible();
    await expect(page.getByText('Veuillez corriger les erreurs')).toHaveCount(0);
    await expect(page).toHaveURL(/\/admin\/hotels$/);
    await expect(rows(page).first()).toContainText(`Maison ${suffix}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Hôtels' })).toBeInViewport();
    expect(await storedHotel(id)).toMatchObject({
      location: 'Nice, France',
      price: 1120,
      open_months: [3, 5],
      published: false,
    });
    await removeHotel(id);
  });

  await test.step('after the name, destinations and URL of a published hotel change, its former URL leads to the page with the new name', async () => {
    const { id, name } = await plant({ published: true }, ['japon', 'italie']);
    await openAdmin(page, `/admin/hotels/edit/${id}`, 'Modifier l’hôtel');
    await expect(page).toHaveURL(`/admin/hotels/${id}`);
    await page.getByRole('checkbox', { name: 'Japon' }).uncheck();
    await page.getByRole('checkbox', { name: 'Maldives' }).check();
    await field(page, 'Nom').fill(`${name} modifié`);
    await field(page, 'Coordonnées').fill('45,9 ; 6,12');
    await expect(page.getByRole('img', { name: 'Coordonnées, sur la carte' })).toBeVisible();
    await expectAccessible(page, 'main');
    await page.keyboard.press('Control+s');
    await expect(page.getByText(/^Enregistré à/)).toBeVisible();
    expect(await storedLinks(id)).toEqual(['italie', 'maldives']);

    await button(page, 'Changer l’adresse de la page').click();
    await field(page, 'Nouvelle adresse de la page').fill(`${id} Déplacé`);
    await button(page, `Changer l’adresse en ${id}-deplace`).click();
    await expect(page).toHaveURL(`/admin/hotels/${id}-deplace`);
    await expect(field(page, 'Nom')).toHaveValue(`${name} modifié`);
    await page.goto(`/hotels/${id}`);
    await expect(page).toHaveURL(`/hotels/${id}-deplace`);
    await expect(page.getByRole('heading', { level: 1, name: `${name} modifié` })).toBeVisible();
    await removeHotel(`${id}-deplace`);
  });
});

test('the hotel editor saves with Ctrl+S, previews unsaved changes, and schedules publication', async ({
  page,
  plant,
}) => {
  const copied = await plant({}, ['japon']);
  const suffix = crypto.randomUUID().slice(0, 8);
  const first = `maison-${suffix}`;
  const id = `maison-de-${suffix}`;
  await page.setViewportSize({ width: 1440, height: 500 });
  await openAdmin(page, listOf(copied.name), 'Hôtels');
  await page.getByRole('link', { name: `Dupliquer ${copied.name}`, exact: true }).click();
  await expect(field(page, 'Nom')).toHaveValue(`${copied.name} (copie)`);
  await expect(page.getByRole('checkbox', { name: 'Japon' })).toBeChecked();
  await field(page, 'Nom').fill(`Maison ${suffix}`);
  for (let moved = 0; moved < suffix.length; moved += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Control+s');
  // The caret keeps its position during and after the save.
  await page.keyboard.type('d');
  await expect(page).toHaveURL(`/admin/hotels/${first}`);
  await page.keyboard.type('e ');
  const name = `Maison de ${suffix}`;
  await expect(field(page, 'Nom')).toHaveValue(name);

  await test.step('the preview of a hotel shows unsaved changes as visitors would see them', async () => {
    const preview = await openPreview(page);
    await expect(preview.getByRole('heading', { level: 1, name })).toBeVisible();
    await expectAccessible(preview);
    expect(await storedHotel(first)).toMatchObject({ name: `Maison ${suffix}`, published: false });
  });

  await field(page, 'Publier le').fill('1/12/2099');
  await button(page, 'Planifier').click();
  await expect(page.getByText(/^Planifié pour le 1.*décembre 2099/)).toBeVisible();
  await expect(page).toHaveURL(listOf(copied.name).replaceAll('%20', '+'));
  // A draft's address follows its name until visitors have seen it.
  expect(await storedHotel(first)).toBeUndefined();
  expect(await storedLinks(id)).toEqual(['japon']);
  expect((await storedHotel(id))?.publish_at.toDate()).toEqual(new Date('2099-12-01T08:00:00Z'));
  await openAdmin(page, '/admin/hotels', 'Hôtels');
  await page.getByLabel('Publication').selectOption('Planifié');
  await expect(row(page, name)).toContainText('Le 01/12/2099 09:00');

  // Once publish_at has passed, the suite's schedule publishes the hotel.
  const publish_at = new Date('2026-11-01T08:00:00Z');
  await database().collection(COLLECTIONS.hotels).doc(id).update({ publish_at });
  await expect(row(page, name)).toHaveCount(0);
  const stored = await storedHotel(id);
  expect(stored).toMatchObject({ published: true, publish_at: null });
  expect(stored?.created_at.toDate()).toEqual(publish_at);
  await removeHotel(id);
});

import type { Page } from '@playwright/test';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { expect, field, openAdmin } from '../support/admin.ts';
import { database } from '../support/firestore.ts';
import { removeHotel, storedHotel, storedLinks, test } from '../support/own-hotels.ts';

const rows = (page: Page) => page.getByRole('table', { name: 'Hôtels' }).locator('tbody tr');
const row = (page: Page, name: string) => rows(page).filter({ hasText: name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** The list, narrowed to one hotel. */
const listOf = (name: string) => `/admin/hotels?q=${encodeURIComponent(name)}`;

test.describe('the list of hotels', () => {
  test('is searched and sorted in the URL, which can be reopened', async ({ page }) => {
    await openAdmin(page, '/admin/hotels', 'Hôtels');
    await expect(rows(page).first()).toBeVisible();
    await page.getByRole('searchbox', { name: 'Nom ou localisation' }).fill('kyoto');
    await expect(row(page, 'Ryokan Momiji')).toBeVisible();
    await expect(rows(page)).toHaveCount(1);
    await expect(page).toHaveURL(/[?&]q=kyoto/);
    await page.reload();
    await expect(rows(page)).toHaveCount(1);

    await openAdmin(page, '/admin/hotels?region=Asie', 'Hôtels');
    await button(page, 'Prix/nuit').click();
    await expect(page).toHaveURL(/tri=prix/);
    await button(page, 'Prix/nuit').click();
    await expect(page).toHaveURL(/ordre=desc/);
    await expect(page.getByRole('columnheader', { name: 'Prix/nuit' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await expect(rows(page).filter({ hasText: 'Europe' })).toHaveCount(0);
  });

  test('finds the hotels without a destination', async ({ page, plant }) => {
    const alone = await plant();
    const linked = await plant({ name: `${alone.name} bis` }, ['japon']);
    await openAdmin(page, listOf(alone.name), 'Hôtels');
    await expect(rows(page)).toHaveCount(2);
    await page.getByLabel('Destinations').selectOption('Sans destination');
    await expect(rows(page)).toHaveCount(1);
    await expect(row(page, linked.name)).toHaveCount(0);
  });

  test('deletes after confirmation; « Annuler la suppression » restores the hotel and its links', async ({
    page,
    plant,
  }) => {
    const { id, name } = await plant({ rating: 4.8, amenities: ['Spa'] }, ['japon', 'italie']);
    const before = await storedHotel(id);
    await openAdmin(page, listOf(name), 'Hôtels');
    await button(page, `Supprimer ${name}`).click();
    const question = page.getByRole('dialog', {
      name: 'Êtes-vous sûr de vouloir supprimer cet hôtel ?',
    });
    await expect(question).toContainText(name);
    await question.getByRole('button', { name: 'Supprimer' }).click();
    await expect(page.getByText('Hôtel supprimé')).toBeVisible();
    await expect(page.getByText('Aucun hôtel ne correspond à cette recherche.')).toBeVisible();
    expect([await storedHotel(id), await storedLinks(id)]).toEqual([undefined, []]);

    await button(page, 'Annuler la suppression').click();
    await expect(page.getByText('Hôtel restauré')).toBeVisible();
    await expect(row(page, name)).toBeVisible();
    const { updated_at: _then, updated_by: _by, ...fields } = before ?? {};
    expect(await storedHotel(id)).toMatchObject(fields);
    expect(await storedLinks(id)).toEqual(['italie', 'japon']);
  });

  test('changes several at once, and undoes it', async ({ page, plant }) => {
    const first = await plant();
    const second = await plant({ name: `${first.name} bis`, featured: true });
    const featured = async () => {
      const stored = await Promise.all([first, second].map(({ id }) => storedHotel(id)));
      return stored.map((hotel) => hotel?.featured);
    };
    await openAdmin(page, listOf(first.name), 'Hôtels');
    await page.getByRole('checkbox', { name: 'Tout choisir' }).check();
    await expect(page.getByText('2 hôtels choisis')).toBeVisible();
    await button(page, 'Mettre en coup de cœur').click();
    const notice = page.locator('.toast-card', { hasText: '2 hôtels mis en coup de cœur' });
    const bar = page.getByRole('region', { name: 'Sélection' });
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expect
        .poll(async () => {
          const [above, below] = await Promise.all([notice.boundingBox(), bar.boundingBox()]);
          return above && below && above.y + above.height <= below.y;
        })
        .toBe(true);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await featured()).toEqual([true, true]);
    await button(page, 'Annuler la modification').click();
    await expect(page.getByText('Modification annulée')).toBeVisible();
    expect(await featured()).toEqual([false, true]);
  });
});

test.describe('the editor of a hotel', () => {
  test('lists what is missing, creates the hotel and returns to the list', async ({ page }) => {
    const suffix = crypto.randomUUID().slice(0, 8);
    const id = `maison-${suffix}`;
    await openAdmin(page, '/admin/hotels/new', 'Nouvel hôtel');
    await button(page, 'Enregistrer le brouillon').click();
    await expect(page.getByText('Veuillez corriger les erreurs').first()).toBeVisible();
    for (const message of [
      'Le nom est requis',
      'La localisation est requise',
      'La région est requise',
    ]) {
      await expect(page.getByText(message)).toBeVisible();
    }
    await field(page, 'Nom').fill(`Maison ${suffix}`);
    await field(page, 'Localisation').fill('Nice, France');
    await field(page, 'Région').selectOption('Europe');
    await field(page, 'Note').fill('4,9');
    await field(page, 'Prix').fill('1 120');
    await field(page, 'Équipements').fill('Spa, , Plage privée,');
    await expect(page.getByRole('article', { name: 'Carte de l’hôtel' })).toContainText(
      '1\u202f120€',
    );
    await button(page, 'Enregistrer le brouillon').click();
    await expect(page.getByText('Hôtel créé')).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/hotels$/);
    expect(await storedHotel(id)).toMatchObject({
      location: 'Nice, France',
      rating: 4.9,
      price: 1120,
      amenities: ['Spa', 'Plage privée'],
      published: false,
      publish_at: null,
      created_at: null,
      seo_title: null,
    });
    await removeHotel(id);
  });

  test('saves a hotel and its destinations; the public page shows it at once', async ({
    page,
    plant,
  }) => {
    const { id, name } = await plant({ published: true }, ['japon', 'italie']);
    await openAdmin(page, `/admin/hotels/edit/${id}`, 'Modifier l’hôtel');
    await expect(page).toHaveURL(`/admin/hotels/${id}`);
    await expect(page.getByText(/^Créé le \d/)).toBeVisible();
    await page.getByRole('checkbox', { name: 'Japon' }).uncheck();
    await page.getByRole('checkbox', { name: 'Maldives' }).check();
    await field(page, 'Nom').fill(`${name} modifié`);
    await button(page, 'Sauvegarder').click();
    await expect(page.getByText('Hôtel modifié')).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/hotels$/);
    expect(await storedHotel(id)).toMatchObject({ name: `${name} modifié` });
    expect(await storedLinks(id)).toEqual(['italie', 'maldives']);
    await page.goto(`/hotels/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: `${name} modifié` })).toBeVisible();
  });

  test('saves with Ctrl+S and stays, a new hotel too; the list is as it was left; a plan is kept', async ({
    page,
  }) => {
    const suffix = crypto.randomUUID().slice(0, 8);
    const id = `maison-${suffix}`;
    await page.setViewportSize({ width: 1440, height: 500 });
    await openAdmin(page, '/admin/hotels?tri=prix', 'Hôtels');
    await expect(rows(page).nth(5)).toBeAttached();
    await page.evaluate(() => scrollTo(0, 150));
    await rows(page).nth(1).getByRole('link', { name: 'Dupliquer' }).click();
    await field(page, 'Nom').fill(`Maison ${suffix}`);
    await page.keyboard.press('Control+s');
    await expect(page.getByText(/^Enregistré à \d+\sh\s\d\d$/)).toBeVisible();
    await expect(page).toHaveURL(`/admin/hotels/${id}`);
    await expect(field(page, 'Nom')).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.type(' bis');
    await field(page, 'Publier le').fill('2099-12-01T09:00');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Modifications non enregistrées')).toBeHidden();
    expect((await storedHotel(id))?.publish_at.toDate()).toEqual(new Date('2099-12-01T08:00:00Z'));
    await button(page, 'Sauvegarder').click();
    await expect(page).toHaveURL('/admin/hotels?tri=prix');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(150);
    await page.getByLabel('Publication').selectOption('À paraître');
    await expect(row(page, `Maison ${suffix} bis`)).toContainText('Le 01/12/2099 09:00');
    expect(await storedHotel(id)).toMatchObject({ name: `Maison ${suffix} bis`, published: false });

    // Its time comes: the suite's schedule publishes it.
    const publish_at = new Date('2026-11-01T08:00:00Z');
    await database().collection(COLLECTIONS.hotels).doc(id).update({ publish_at });
    await expect(row(page, `Maison ${suffix} bis`)).toHaveCount(0);
    const stored = await storedHotel(id);
    expect(stored).toMatchObject({ published: true, publish_at: null });
    expect(stored?.created_at.toDate()).toEqual(publish_at);
    await removeHotel(id);
  });

  test('previews the unsaved page as a visitor would see it', async ({ page, plant }) => {
    const { id, name } = await plant();
    await openAdmin(page, `/admin/hotels/${id}`, 'Modifier l’hôtel');
    await field(page, 'Nom').fill(`${name} à venir`);
    await button(page, 'Aperçu').click();
    const frame = page.frameLocator('iframe[title="Aperçu de la page"]');
    await expect(frame.getByRole('heading', { level: 1, name: `${name} à venir` })).toBeVisible();
    const width = () =>
      frame.locator('html').evaluate((root) => root.ownerDocument.body.clientWidth);
    await expect.poll(width).toBeGreaterThan(1400);
    await button(page, 'Téléphone').click();
    await expect.poll(width).toBe(390);
    await button(page, 'Fermer l’aperçu').click();
    await expect(field(page, 'Nom')).toHaveValue(`${name} à venir`);
    expect(await storedHotel(id)).toMatchObject({ name, published: false });
  });

  test('starts a copy, unpublished, with the same destinations', async ({ page, plant }) => {
    const { id, name } = await plant({ published: false, price: 420 }, ['japon']);
    await openAdmin(page, `/admin/hotels/new?depuis=${id}`, 'Nouvel hôtel');
    await expect(field(page, 'Nom')).toHaveValue(`${name} (copie)`);
    await expect(field(page, 'Prix')).toHaveValue('420');
    await expect(page.getByRole('checkbox', { name: 'Japon' })).toBeChecked();
    await expect(button(page, 'Enregistrer le brouillon')).toBeVisible();
  });

  test('says that there is no such hotel, with a link back', async ({ page }) => {
    await openAdmin(page, '/admin/hotels/nulle-part', 'Hôtel non trouvé');
    await page.getByRole('main').getByRole('link', { name: 'Hôtels' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Hôtels' })).toBeVisible();
  });
});

import type { Page } from '@playwright/test';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { expect, field, openAdmin, toAdminPage } from '../support/admin.ts';
import { plantDestination, removeDestinations } from '../support/admin-destination.ts';
import { plantArticle, removeArticles } from '../support/articles.ts';
import { removeHotel, storedHotel, storedLinks, test } from '../support/own-hotels.ts';
import { ownId, stored, storedIds } from '../support/own-records.ts';

/** Saves a record that somebody else has deleted meanwhile, and has it recreated. */
async function recreate(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sauvegarder' }).click();
  const dialog = page.getByRole('dialog', { name: 'Supprimé entre-temps' });
  await dialog.getByRole('button', { name: 'Recréer la fiche' }).click();
}

test.describe('« Recréer la fiche », after somebody else deleted it', () => {
  const id = ownId();
  test.afterEach(() => Promise.all([removeArticles(id), removeDestinations(id)]));

  test('a hotel, an article and a destination get their addresses back', async ({
    page,
    plant,
  }) => {
    await plantArticle(id, { title: `Titre de ${id}`, content: '<p>Texte</p>' });
    const destination = await plantDestination(id, { active: false });

    await test.step('a hotel, with the chosen destinations', async () => {
      const hotel = await plant({}, ['japon', 'italie']);
      await openAdmin(page, `/admin/hotels/${hotel.id}`, 'Modifier l’hôtel');
      await field(page, 'Nom').fill(`${hotel.name} renommé`);
      await page.getByRole('checkbox', { name: 'Italie' }).uncheck();
      await page.getByRole('checkbox', { name: 'Maldives' }).check();
      await removeHotel(hotel.id);
      await recreate(page);
      await expect(page.getByText('Hôtel modifié')).toBeVisible();
      expect(await storedHotel(hotel.id)).toMatchObject({
        name: `${hotel.name} renommé`,
        published: false,
      });
      expect(await storedLinks(hotel.id)).toEqual(['japon', 'maldives']);
    });

    await test.step('an article, under another title', async () => {
      await toAdminPage(page, 'Articles');
      await page.getByRole('searchbox').fill(id);
      await page.getByRole('link', { name: `Modifier Titre de ${id}`, exact: true }).click();
      await expect(page.getByRole('toolbar', { name: 'Mise en forme' })).toBeVisible();
      await field(page, 'Titre').fill(`Un autre titre pour ${id}`);
      await removeArticles(id);
      await recreate(page);
      await expect(page.getByText('Article mis à jour', { exact: true })).toBeVisible();
      const expected = { title: `Un autre titre pour ${id}`, content: '<p>Texte</p>' };
      expect(await stored(COLLECTIONS.blogPosts, id)).toMatchObject(expected);
    });

    await test.step('a destination keeps its id, under another slug', async () => {
      await toAdminPage(page, 'Destinations');
      await page.getByRole('link', { name: `Modifier ${destination}`, exact: true }).click();
      await field(page, 'Adresse de la page \\(slug\\)').fill(`${id}-ailleurs`);
      await removeDestinations(id);
      await recreate(page);
      await expect(page.getByText('Destination mise à jour avec succès')).toBeVisible();
      expect(await storedIds(COLLECTIONS.destinations, id)).toEqual([id]);
      const expected = { destination_slug: `${id}-ailleurs`, active: false };
      expect(await stored(COLLECTIONS.destinations, id)).toMatchObject(expected);
    });
  });
});

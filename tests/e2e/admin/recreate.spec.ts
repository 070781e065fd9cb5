import type { Page } from '@playwright/test';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { expect, field, openAdmin } from '../support/admin.ts';
import { plantDestination, removeDestinations } from '../support/admin-destination.ts';
import { plantArticle, removeArticles } from '../support/articles.ts';
import { removeHotel, storedHotel, storedLinks, test } from '../support/own-hotels.ts';
import { OWN_RECORDS, ownId, stored, storedIds } from '../support/own-records.ts';

const [, articles, destinations] = OWN_RECORDS;

/** Saves a record that somebody else has deleted meanwhile, and has it recreated. */
async function recreate(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sauvegarder' }).click();
  const dialog = page.getByRole('dialog', { name: 'Supprimé entre-temps' });
  await dialog.getByRole('button', { name: 'Recréer la fiche' }).click();
}

test.describe('« Recréer la fiche », after somebody else deleted it', () => {
  test('a hotel gets its URL back, with the chosen destinations', async ({ page, plant }) => {
    const { id, name } = await plant({}, ['japon', 'italie']);
    await openAdmin(page, `/admin/hotels/${id}`, 'Modifier l’hôtel');
    await field(page, 'Nom').fill(`${name} renommé`);
    await page.getByRole('checkbox', { name: 'Italie' }).uncheck();
    await page.getByRole('checkbox', { name: 'Maldives' }).check();
    await removeHotel(id);
    await recreate(page);
    await expect(page.getByText('Hôtel modifié')).toBeVisible();
    expect(await storedHotel(id)).toMatchObject({ name: `${name} renommé`, published: false });
    expect(await storedLinks(id)).toEqual(['japon', 'maldives']);
  });

  test('an article gets its URL back, under another title', async ({ page }) => {
    const id = ownId();
    await plantArticle(id, { title: `Titre de ${id}`, content: '<p>Texte</p>' });
    await articles.open(page, id);
    await field(page, 'Titre').fill(`Un autre titre pour ${id}`);
    await removeArticles(id);
    await recreate(page);
    await expect(page.getByText('Article mis à jour', { exact: true })).toBeVisible();
    const expected = { title: `Un autre titre pour ${id}`, content: '<p>Texte</p>' };
    expect(await stored(COLLECTIONS.blogPosts, id)).toMatchObject(expected);
    await removeArticles(id);
  });

  test('a destination keeps its id, under another slug', async ({ page }) => {
    const id = ownId();
    await plantDestination(id, { active: false });
    await destinations.open(page, id);
    await field(page, 'Adresse de la page \\(slug\\)').fill(`${id}-ailleurs`);
    await removeDestinations(id);
    await recreate(page);
    await expect(page.getByText('Destination mise à jour avec succès')).toBeVisible();
    expect(await storedIds(COLLECTIONS.destinations, id)).toEqual([id]);
    const expected = { destination_slug: `${id}-ailleurs`, active: false };
    expect(await stored(COLLECTIONS.destinations, id)).toMatchObject(expected);
    await removeDestinations(id);
  });
});

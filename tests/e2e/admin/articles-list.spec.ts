import { expect, openAdmin, test } from '../support/admin.ts';
import {
  ARTICLES,
  articleRow,
  plantArticle,
  removeArticles,
  storedArticle,
  uniqueWord,
} from '../support/articles.ts';

const prefix = uniqueWord();

test.afterAll(() => removeArticles(prefix));

test('the list of articles is searched, filtered, sorted and edited in bulk', async ({ page }) => {
  const key = `${prefix}-liste`;
  const [id, lot] = [`${prefix}-supprimer`, `${prefix}-lot`];
  await plantArticle(`${key}-a`, { title: `Alpha ${key}`, category: 'Guides', tags: [key] });
  await plantArticle(`${key}-b`, { title: `Bêta ${key}`, excerpt: key, featured: true });
  await plantArticle(id, { tags: ['a', 'b'], content: '<p>Texte</p>' });
  await plantArticle(`${lot}-a`);
  await plantArticle(`${lot}-b`);
  await openAdmin(page, ARTICLES, 'Articles');
  await expect(articleRow(page, 'Une nuit en wagon-lit')).toContainText('Hélène Marsan');

  await test.step('an article is deleted after confirmation, and « Annuler la suppression » restores the same fields', async () => {
    const before = await storedArticle(id);
    await page.getByRole('searchbox').fill(id);
    await page.getByRole('button', { name: `Supprimer ${id}` }).click();
    const question = page.getByRole('dialog', {
      name: 'Êtes-vous sûr de vouloir supprimer cet article ?',
    });
    await question.getByRole('button', { name: 'Supprimer' }).click();
    await expect(page.getByText('Article supprimé', { exact: true })).toBeVisible();
    await expect(page.getByText('Aucun article ne correspond à cette recherche.')).toBeVisible();
    expect(await storedArticle(id)).toBeUndefined();
    await page.getByRole('button', { name: 'Annuler la suppression', exact: true }).click();
    await expect(page.getByText('Article restauré', { exact: true })).toBeVisible();
    await expect(articleRow(page, id)).toBeVisible();
    const after = await storedArticle(id);
    // Restoring stamps the record anew, and a deleted record loses its publish_at.
    const stamps = { updated_at: null, updated_by: null, publish_at: null };
    expect({ ...after, ...stamps }).toEqual({ ...before, ...stamps });
  });

  await test.step('articles are changed and deleted in bulk, and both actions are undone', async () => {
    await page.getByRole('searchbox').fill(lot);
    await expect(page.getByRole('row')).toHaveCount(3);
    await page.getByRole('checkbox', { name: 'Tout choisir' }).click();
    const bar = page.getByRole('region', { name: 'Sélection' });
    await expect(bar).toContainText('2 articles choisis');
    await bar.getByRole('button', { name: 'Mettre en vedette' }).click();
    await expect(page.getByText('2 articles modifiés')).toBeVisible();
    expect((await storedArticle(`${lot}-a`))?.featured).toBe(true);
    await page.getByRole('button', { name: 'Annuler la modification', exact: true }).click();
    await expect(page.getByText('Modification annulée')).toBeVisible();
    expect((await storedArticle(`${lot}-a`))?.featured).toBe(false);
    await bar.getByRole('button', { name: 'Supprimer' }).click();
    await page
      .getByRole('dialog', { name: 'Êtes-vous sûr de vouloir supprimer 2 articles ?' })
      .getByRole('button', { name: 'Supprimer' })
      .click();
    await expect(page.getByText('2 articles supprimés')).toBeVisible();
    await page.getByRole('button', { name: 'Annuler la suppression', exact: true }).click();
    await expect(page.getByText('2 articles restaurés')).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(3);
  });

  await test.step('search, filters and order are in the URL and survive a reload', async () => {
    await page.getByRole('searchbox').fill(`beta ${key}`);
    await expect(page.getByRole('row')).toHaveCount(2);
    await page.getByRole('searchbox').fill(key);
    await expect(page.getByRole('row')).toHaveCount(3);
    await page.getByRole('button', { name: 'Titre' }).click();
    await page.getByLabel('Publication').selectOption('Non publié');
    await expect(page).toHaveURL(new RegExp(`(?=.*q=${key})(?=.*published=non)(?=.*sort=title)`));
    await expect(page.getByRole('row').nth(1)).toContainText('Alpha');
    await page.reload();
    await expect(page.getByRole('row').nth(1)).toContainText('Alpha');
    await page.getByLabel('Catégorie').selectOption('Guides');
    await expect(page.getByRole('row')).toHaveCount(2);
    await page.getByLabel('Vedette').selectOption('Oui');
    await expect(page.getByText('Aucun article ne correspond à cette recherche.')).toBeVisible();
  });
});

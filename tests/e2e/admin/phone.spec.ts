import { expect, field, openAdmin } from '../support/admin.ts';
import { plantArticle, removeArticles, storedArticle, textOf, tool } from '../support/articles.ts';
import { storedHotel, test } from '../support/own-hotels.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('on a phone, a hotel is found among the cards and edited, and so is the text of an article', async ({
  page,
  plant,
}) => {
  const { id, name } = await plant({ featured: true });
  await openAdmin(page, `/admin/hotels?q=${encodeURIComponent(name)}`, 'Hôtels');
  const card = page.getByRole('main').locator('tbody tr');
  await expect(card).toHaveCount(1);
  await expect(card).toContainText('Non');
  await page.getByLabel('Publication').selectOption('Publié');
  await expect(page.getByText('Aucun hôtel ne correspond à cette recherche.')).toBeVisible();
  await page.getByLabel('Publication').selectOption('Non publié');
  await card.getByRole('link', { name: `Modifier ${name}` }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Modifier l’hôtel' })).toBeVisible();
  await field(page, 'Prix').fill('1 250');
  await page.getByRole('button', { name: 'Sauvegarder' }).tap();
  await expect(page.getByText('Hôtel modifié')).toBeVisible();
  expect(await storedHotel(id)).toMatchObject({ price: 1250 });

  await plantArticle(id, { content: '<p>Avant</p>' });
  await page.getByRole('navigation').getByRole('link', { name: 'Articles' }).tap();
  await page.getByRole('searchbox').fill(id);
  await card.getByRole('link', { name: `Modifier ${id}` }).tap();
  await expect(tool(page, 'Gras')).toBeVisible();
  await textOf(page).getByText('Avant').tap();
  await page.keyboard.press('Control+a');
  await tool(page, 'Gras').tap();
  await expect(tool(page, 'Gras')).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Sauvegarder' }).tap();
  await expect(page.getByText('Article mis à jour', { exact: true })).toBeVisible();
  expect((await storedArticle(id))?.content).toBe('<p><strong>Avant</strong></p>');
  await removeArticles(id);
});

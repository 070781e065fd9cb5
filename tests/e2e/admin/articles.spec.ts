import { closeToasts, expect, openAdmin, openPreview, test } from '../support/admin.ts';
import {
  ARTICLES,
  articleRow,
  asHtml,
  openArticle,
  plantArticle,
  removeArticles,
  storedArticle,
  textOf,
  tool,
  uniqueWord,
} from '../support/articles.ts';
import { expectAccessible } from '../support/page-checks.ts';

const prefix = uniqueWord();

test.afterAll(() => removeArticles(prefix));

test('the article editor creates an article from scratch and from a copy', async ({ page }) => {
  const id = `${prefix}-copier`;
  await plantArticle(id, { title: id, content: '<p>Texte</p>', tags: ['lac'], published: true });

  await test.step('opening an unknown article redirects to the list and shows an error', async () => {
    await page.goto(`${ARTICLES}/${prefix}-inconnu`);
    await expect(page.getByText("Impossible de charger l'article", { exact: true })).toBeVisible();
    await expect(page).toHaveURL(ARTICLES);
    await expect(page.getByRole('heading', { level: 1, name: 'Articles' })).toBeVisible();
  });

  await test.step('a new article is formatted with the keyboard alone and saved', async () => {
    const title = `${prefix} créé`;
    await page.getByRole('link', { name: 'Nouvel article' }).click();
    await expect(tool(page, 'Gras')).toBeVisible();
    const save = page.getByRole('button', { name: 'Enregistrer le brouillon' });
    await save.click();
    await expect(page.getByText('Le titre est requis')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Titre', exact: true })).toBeFocused();
    await page.keyboard.type(title);
    await page.getByLabel('Catégorie').selectOption('Spa & Bien-être');
    await page.getByLabel('Mots-clés', { exact: true }).fill(' bains, ,lac ,');
    await textOf(page).focus();
    await page.keyboard.press('Alt+F10');
    await expect(tool(page, 'Titre (niveau 2)')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(textOf(page)).toBeFocused();
    await page.keyboard.type('Le lac');
    await expect(tool(page, 'Titre (niveau 2)')).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Un mot ');
    await page.keyboard.press('Alt+F10');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(tool(page, 'Gras')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(textOf(page)).toBeFocused();
    await page.keyboard.type('gras');
    await expect(page.getByLabel('Temps de lecture')).toHaveAttribute('placeholder', '1 min');
    await page.getByLabel('Temps de lecture').fill('1 min');
    const html = await asHtml(page);
    await expect(html).toHaveAttribute('rows', '20');
    await expect(html).toHaveValue('<h2>Le lac</h2>\n<p>Un mot <strong>gras</strong></p>');
    await save.click();
    await expect(page.getByText('Article créé', { exact: true })).toBeVisible();
    await closeToasts(page);
    await expect(page).toHaveURL(ARTICLES);
    await expect(articleRow(page, title)).toBeVisible();
    expect(await storedArticle(`${prefix}-cree`)).toMatchObject({
      title,
      category: 'Spa & Bien-être',
      tags: ['bains', 'lac'],
      read_time: '1 min',
      excerpt: null,
      content: '<h2>Le lac</h2>\n<p>Un mot <strong>gras</strong></p>',
    });
  });

  await test.step('a copy of an article starts unpublished', async () => {
    await page.getByRole('searchbox').fill(id);
    await expect(page.getByRole('link', { name: `Voir ${id}` })).toHaveAttribute(
      'href',
      `/blog/${id}`,
    );
    await page.getByRole('link', { name: `Dupliquer ${id}`, exact: true }).click();
    await expect(page.getByRole('textbox', { name: 'Titre', exact: true })).toHaveValue(
      `${id} (copie)`,
    );
    await expect(textOf(page)).toHaveText('Texte');
    await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click();
    await expect(page.getByText('Article créé', { exact: true })).toBeVisible();
    expect(await storedArticle(`${id}-copie`)).toMatchObject({ published: false, tags: ['lac'] });
  });
});

test('the preview of an article shows its notes, reading time and named hotels, and says that it is a preview', async ({
  page,
}) => {
  const id = `${prefix}-apercu`;
  await plantArticle(id, { content: '<p>Au Ryokan Momiji[1].</p>\n<p>[1] Sans voiture.</p>' });
  await openArticle(page, id);

  await test.step('a line break in an empty paragraph shows no picture', async () => {
    await textOf(page).focus();
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Enter');
    await expect(textOf(page).locator('img')).toHaveCSS('width', '0px');
  });

  const preview = await openPreview(page);
  await expect(preview.getByText(/^Aperçu\s: /)).toBeVisible();
  await expect(preview.getByText('1 min')).toBeVisible();
  await expect(preview.getByRole('article').getByRole('link', { name: '1' }).first()).toBeVisible();
  const named = preview.getByRole('region', { name: 'Dans ce récit' });
  await expect(named.getByRole('link', { name: 'Ryokan Momiji' })).toBeVisible();
  await expectAccessible(preview);
});

test('the article editor leaves unedited HTML unchanged', async ({ page }) => {
  const id = `${prefix}-modifier`;
  const content = '<P>Deux   <B>mots</B></P>\n\n<ul><li>mai</li></ul>';
  await plantArticle(id, { content });
  await openAdmin(page, `${ARTICLES}/edit/${id}`, 'Modifier l’article');
  await expect(textOf(page)).toContainText('mots');
  await expect(textOf(page).getByRole('listitem')).toHaveText('mai');
  await expect(await asHtml(page)).toHaveValue(content);
  await page.getByRole('tab', { name: 'Éditeur visuel' }).click();
  await expect(tool(page, 'Gras')).toBeVisible();
  await expect(page.getByText('Modifications non enregistrées')).toBeHidden();
  await page.getByLabel('Auteur').fill('Inès Caro');

  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(page.getByText('Article mis à jour', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(ARTICLES);
  expect(await storedArticle(id)).toMatchObject({ author: 'Inès Caro', content });
});

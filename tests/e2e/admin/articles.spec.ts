import { expect, field, openAdmin, openPreview, test } from '../support/admin.ts';
import {
  ARTICLES,
  articleRow,
  articleTextbox,
  removeArticles,
  storedArticle,
  switchToHtml,
  toolbarButton,
  uniqueWord,
} from '../support/articles.ts';
import { expectAccessible } from '../support/page-checks.ts';

const prefix = uniqueWord();

test.afterAll(() => removeArticles(prefix));

test('a new article, formatted by keyboard, is previewed with its footnotes and hotels, and saved as a draft', async ({
  page,
}) => {
  const title = `${prefix} créé`;
  await openAdmin(page, ARTICLES, 'Articles');
  await page.getByRole('link', { name: 'Nouvel article' }).click();
  await expect(toolbarButton(page, 'Gras')).toBeVisible();
  await field(page, 'Titre').fill(title);
  await page.getByLabel('Catégorie').selectOption('Spa & Bien-être');
  await page.getByLabel('Mots-clés', { exact: true }).fill(' bains, ,lac ,');
  await articleTextbox(page).focus();
  await page.keyboard.press('Alt+F10');
  await expect(toolbarButton(page, 'Titre (niveau 2)')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(articleTextbox(page)).toBeFocused();
  await page.keyboard.type('Le lac');
  await expect(toolbarButton(page, 'Titre (niveau 2)')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Un mot ');
  await page.keyboard.press('Alt+F10');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(toolbarButton(page, 'Gras')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(articleTextbox(page)).toBeFocused();
  await page.keyboard.type('gras');
  await expect(page.getByLabel('Temps de lecture')).toHaveAttribute('placeholder', '1 min');

  await test.step('in the article editor, the picture element that the editor adds after a line break in an empty paragraph is invisible', async () => {
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Enter');
    await expect(articleTextbox(page).locator('img')).toHaveCSS('width', '0px');
    for (const _ of ['line', 'paragraph']) await page.keyboard.press('Backspace');
  });

  const html = await switchToHtml(page);
  const written = '<h2>Le lac</h2>\n<p>Un mot <strong>gras</strong></p>';
  await expect(html).toHaveValue(written);
  const content = `${written}\n<p>Au Ryokan Momiji[1].</p>\n<p>[1] Sans voiture.</p>`;
  await html.fill(content);

  await test.step('the preview of an article says that it is a preview, and shows footnotes, reading time and hotels', async () => {
    const preview = await openPreview(page);
    await expect(preview.getByText(/^Aperçu\s: /)).toBeVisible();
    await expect(preview.getByText('1 min')).toBeVisible();
    const note = preview.getByRole('article').getByRole('link', { name: '1' });
    await expect(note.first()).toBeVisible();
    const named = preview.getByRole('region', { name: 'Dans ce récit' });
    await expect(named.getByRole('link', { name: 'Ryokan Momiji' })).toBeVisible();
    await expectAccessible(preview);
  });

  await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click();
  await expect(page.getByText('Article créé', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(ARTICLES);
  await expect(articleRow(page, title)).toBeVisible();
  expect(await storedArticle(`${prefix}-cree`)).toMatchObject({
    title,
    category: 'Spa & Bien-être',
    tags: ['bains', 'lac'],
    read_time: null,
    excerpt: null,
    content,
  });
});

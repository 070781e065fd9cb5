import type { Locator, Page } from '@playwright/test';
import { expect, openAdmin, test } from '../support/admin.ts';
import { plantArticle, removeArticles, storedArticle, uniqueWord } from '../support/articles.ts';

const word = uniqueWord();
const LIST = '/admin/articles';

test.afterAll(() => removeArticles(word));

const textOf = (page: Page): Locator => page.getByRole('textbox', { name: 'Contenu' });
const tool = (page: Page, name: string): Locator =>
  page.getByRole('toolbar', { name: 'Mise en forme' }).getByRole('button', { name, exact: true });
const row = (page: Page, title: string): Locator =>
  page.getByRole('table', { name: 'Articles' }).getByRole('row').filter({ hasText: title });

/** Opens an editor and waits until the text can be written in. */
async function openEditor(page: Page, id: string): Promise<void> {
  await openAdmin(page, `${LIST}/${id}`, id === 'new' ? 'Nouvel article' : 'Modifier l’article');
  await expect(tool(page, 'Gras')).toBeVisible();
}

/** Shows the HTML of the text. */
async function asHtml(page: Page): Promise<Locator> {
  await page.getByRole('tab', { name: 'HTML' }).click();
  return page.locator('textarea[name=content]');
}

test.describe('the list of articles', () => {
  test('is searched, filtered and sorted, all in its address', async ({ page }) => {
    const key = `${word}-liste`;
    await plantArticle(`${key}-a`, { title: `Alpha ${key}`, category: 'Guides', tags: [key] });
    await plantArticle(`${key}-b`, { title: `Bêta ${key}`, excerpt: key, featured: true });
    await openAdmin(page, LIST, 'Articles');
    await expect(row(page, 'Une nuit en wagon-lit')).toContainText('Hélène Marsan');
    await page.getByRole('searchbox').fill(`beta ${key}`);
    await expect(page.getByRole('row')).toHaveCount(2);
    await page.getByRole('searchbox').fill(key);
    await expect(page.getByRole('row')).toHaveCount(3);
    await page.getByRole('button', { name: 'Titre' }).click();
    await page.getByLabel('Publication').selectOption('Non publiés');
    await expect(page).toHaveURL(
      new RegExp(`q=${key}.*publie=non.*tri=titre|tri=titre.*publie=non`),
    );
    await expect(page.getByRole('row').nth(1)).toContainText('Alpha');
    await page.reload();
    await expect(page.getByRole('row').nth(1)).toContainText('Alpha');
    await page.getByLabel('Catégorie').selectOption('Guides');
    await expect(page.getByRole('row')).toHaveCount(2);
    await page.getByLabel('Vedette').selectOption('En vedette');
    await expect(page.getByText('Aucun article ne correspond à cette recherche.')).toBeVisible();
  });

  test('deletes after the question, and « Annuler » restores exactly', async ({ page }) => {
    const id = `${word}-supprimer`;
    await plantArticle(id, { tags: ['a', 'b'], content: '<p>Texte</p>' });
    const before = await storedArticle(id);
    await openAdmin(page, `${LIST}?q=${id}`, 'Articles');
    await page.getByRole('button', { name: `Supprimer ${id}` }).click();
    const question = page.getByRole('dialog', {
      name: 'Êtes-vous sûr de vouloir supprimer cet article ?',
    });
    await question.getByRole('button', { name: 'Supprimer' }).click();
    await expect(page.getByText('Article supprimé', { exact: true })).toBeVisible();
    await expect(page.getByText('Aucun article ne correspond à cette recherche.')).toBeVisible();
    expect(await storedArticle(id)).toBeUndefined();
    await page.getByRole('button', { name: 'Annuler', exact: true }).click();
    await expect(page.getByText('Article restauré', { exact: true })).toBeVisible();
    await expect(row(page, id)).toBeVisible();
    const after = await storedArticle(id);
    // Who restores it signs it.
    const stamps = { updated_at: null, updated_by: null };
    expect({ ...after, ...stamps }).toEqual({ ...before, ...stamps });
  });

  test('changes and deletes several at once, and takes it back', async ({ page }) => {
    const key = `${word}-lot`;
    await plantArticle(`${key}-a`);
    await plantArticle(`${key}-b`);
    await openAdmin(page, `${LIST}?q=${key}`, 'Articles');
    await expect(page.getByRole('row')).toHaveCount(3);
    await page.getByRole('checkbox', { name: 'Tout choisir' }).click();
    const bar = page.getByRole('region', { name: 'Sélection' });
    await expect(bar).toContainText('2 articles choisis');
    await bar.getByRole('button', { name: 'Mettre en vedette' }).click();
    await expect(page.getByText('2 articles mis en vedette')).toBeVisible();
    expect((await storedArticle(`${key}-a`))?.featured).toBe(true);
    await page.getByRole('button', { name: 'Annuler', exact: true }).click();
    await expect(page.getByText('Modification annulée')).toBeVisible();
    expect((await storedArticle(`${key}-a`))?.featured).toBe(false);
    await bar.getByRole('button', { name: 'Supprimer' }).click();
    await page
      .getByRole('dialog', { name: 'Êtes-vous sûr de vouloir supprimer 2 articles ?' })
      .getByRole('button', { name: 'Supprimer' })
      .click();
    await expect(page.getByText('2 articles supprimés')).toBeVisible();
    await page.getByRole('button', { name: 'Annuler', exact: true }).click();
    await expect(page.getByText('2 articles restaurés')).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(3);
  });
});

test.describe('the editor of articles', () => {
  test('creates an article, its text set by the keyboard alone', async ({ page }) => {
    const title = `${word} créé`;
    await openEditor(page, 'new');
    await page.getByRole('button', { name: 'Sauvegarder' }).click();
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
    await expect(page.getByText('Environ 1 min de lecture')).toBeVisible();
    await page.getByRole('button', { name: 'Reprendre « 1 min »' }).click();
    const html = await asHtml(page);
    await expect(html).toHaveAttribute('rows', '20');
    await expect(html).toHaveValue('<h2>Le lac</h2>\n<p>Un mot <strong>gras</strong></p>');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Article créé', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(LIST);
    await expect(row(page, title)).toBeVisible();
    expect(await storedArticle(`${word}-cree`)).toMatchObject({
      title,
      category: 'Spa & Bien-être',
      tags: ['bains', 'lac'],
      read_time: '1 min',
      excerpt: null,
      content: '<h2>Le lac</h2>\n<p>Un mot <strong>gras</strong></p>',
    });
  });

  test('leaves a text that is only opened to the letter, and saves what is changed', async ({
    page,
  }) => {
    const id = `${word}-modifier`;
    const content =
      '<P>Deux   <B>mots</B></P>\n\n<table><tbody><tr><td>mai</td></tr></tbody></table>';
    await plantArticle(id, { content });
    await openAdmin(page, `${LIST}/edit/${id}`, 'Modifier l’article');
    await expect(textOf(page)).toContainText('mots');
    await expect(textOf(page)).toContainText('Bloc conservé tel quel');
    await expect(await asHtml(page)).toHaveValue(content);
    await page.getByRole('tab', { name: 'Éditeur visuel' }).click();
    await expect(tool(page, 'Gras')).toBeVisible();
    await expect(page.getByText('Modifications non enregistrées')).toBeHidden();
    await page.getByLabel('Auteur').fill('Inès Caro');
    await page.getByRole('button', { name: 'Sauvegarder' }).click();
    await expect(page.getByText('Article mis à jour', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(LIST);
    expect(await storedArticle(id)).toMatchObject({ author: 'Inès Caro', content });
  });

  test('adds links and pictures, and takes pasted Word text without Word', async ({ page }) => {
    await openEditor(page, 'new');
    await textOf(page).focus();
    await page.evaluate(() => {
      const data = new DataTransfer();
      data.setData(
        'text/html',
        '<p class=MsoTitle style="mso-x:y">Kyoto<o:p></o:p></p><p class=MsoListParagraph style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>Un bain<script>window.acted = true</script></p>',
      );
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    });
    await expect(textOf(page).getByRole('listitem')).toHaveText('Un bain');
    await tool(page, 'Image').click();
    const image = page.getByRole('dialog', { name: 'Image' });
    await image.getByLabel('Adresse de l’image').fill('javascript:alert(1)');
    await image.getByRole('button', { name: 'Ajouter l’image' }).click();
    await expect(image.getByText('L’adresse doit commencer par https://')).toBeVisible();
    await image.getByLabel('Adresse de l’image').fill('/art/article-marche-480.webp');
    await image.getByLabel('Texte alternatif').fill('Un marché');
    await image.getByRole('button', { name: 'Ajouter l’image' }).click();
    await expect(textOf(page).getByRole('img', { name: 'Un marché' })).toBeVisible();
    const html = await asHtml(page);
    await expect(html).toHaveValue(/<h2>Kyoto<\/h2>\n<ul>\n<li>Un bain<\/li>\n<\/ul>/);
    await expect(html).toHaveValue(
      /<figure><img src="\/art\/article-marche-480.webp" alt="Un marché" width="480" height="\d+"><\/figure>/,
    );
    expect(await page.evaluate(() => 'acted' in window)).toBe(false);
    await html.fill('<p>mot</p>');
    await page.getByRole('tab', { name: 'Éditeur visuel' }).click();
    await textOf(page).click();
    await page.keyboard.press('Control+a');
    await tool(page, 'Lien').click();
    const link = page.getByRole('dialog', { name: 'Lien' });
    await link.getByLabel('Adresse').fill('/destinations');
    await page.keyboard.press('Enter');
    await expect(await asHtml(page)).toHaveValue('<p><a href="/destinations">mot</a></p>');
  });

  test.describe('of which a part would act', () => {
    // The browser names what it refuses to compile while a text is taken apart.
    test.use({ expectedConsole: /Executing inline event handler violates/ });

    test('shows a script as removed, and nowhere lets it act', async ({ page }) => {
      const id = `${word}-script`;
      const content =
        '<p onclick="window.acted=1">Texte sûr</p><script>window.acted = 1</script><img src="x" onerror="window.acted=1">';
      await plantArticle(id, { title: id, content, published: true });
      await openAdmin(page, `${LIST}/${id}`, 'Modifier l’article');
      // It opens where nothing is lost, and says what is.
      await expect(page.locator('textarea[name=content]')).toHaveValue(content);
      const note = page.getByText('Jamais affiché, et retiré à l’enregistrement');
      await expect(note).toContainText('<script>');
      await expect(note).toContainText('onclick');
      await page.getByRole('tab', { name: 'Éditeur visuel' }).click();
      await expect(textOf(page)).toContainText('Texte sûr');
      await expect(note).toBeVisible();
      await page.getByRole('button', { name: 'Aperçu' }).click();
      const preview = page.frameLocator('iframe[title="Aperçu de la page"]');
      await expect(preview.getByRole('heading', { level: 1 })).toHaveText(id);
      await expect(preview.getByText('Texte sûr')).toBeVisible();
      await page.getByRole('button', { name: 'Fermer l’aperçu' }).click();
      await page.getByRole('button', { name: 'Sauvegarder' }).click();
      await expect(page.getByText('Article mis à jour', { exact: true })).toBeVisible();
      expect((await storedArticle(id))?.content).toBe('<p>Texte sûr</p>');
      await page.goto(`/blog/${id}`);
      await expect(page.getByText('Texte sûr')).toBeVisible();
      expect(await page.evaluate(() => 'acted' in window)).toBe(false);
    });
  });

  test('gives back the draft of a tab that was killed', async ({ page, context }) => {
    const id = `${word}-brouillon`;
    await plantArticle(id, { content: '<p>Avant</p>' });
    await openEditor(page, id);
    await textOf(page).getByText('Avant').click();
    await page.keyboard.press('End');
    await page.keyboard.type(' la tempête');
    await expect(page.getByText('Modifications non enregistrées')).toBeVisible();
    const isKept = () =>
      page.evaluate(
        () =>
          new Promise<boolean>((resolve) => {
            const opening = indexedDB.open('grand-sejour-admin-drafts');
            opening.onsuccess = () => {
              const reading = opening.result.transaction('entries').objectStore('entries').getAll();
              reading.onsuccess = () => {
                opening.result.close();
                resolve(JSON.stringify(reading.result).includes('la tempête'));
              };
            };
          }),
      );
    await expect.poll(isKept).toBe(true);
    await page.close({ runBeforeUnload: false });
    const again = await context.newPage();
    await openEditor(again, id);
    await expect(textOf(again)).toHaveText('Avant');
    await again.getByRole('button', { name: 'Reprendre le brouillon' }).click();
    await expect(textOf(again)).toHaveText('Avant la tempête');
    await again.getByRole('button', { name: 'Sauvegarder' }).click();
    await expect(again.getByText('Article mis à jour', { exact: true })).toBeVisible();
    expect((await storedArticle(id))?.content).toBe('<p>Avant la tempête</p>');
  });

  test('starts as a copy, unpublished', async ({ page }) => {
    const id = `${word}-copier`;
    await plantArticle(id, { title: id, content: '<p>Texte</p>', tags: ['lac'], published: true });
    await openAdmin(page, `${LIST}?q=${id}`, 'Articles');
    await expect(page.getByRole('link', { name: `Voir ${id}` })).toHaveAttribute(
      'href',
      `/blog/${id}`,
    );
    await page.getByRole('link', { name: `Dupliquer ${id}` }).click();
    await expect(page.getByRole('textbox', { name: 'Titre', exact: true })).toHaveValue(
      `${id} (copie)`,
    );
    await expect(textOf(page)).toHaveText('Texte');
    await expect(page.getByRole('checkbox', { name: 'Publié' })).not.toBeChecked();
    await page.getByRole('button', { name: 'Sauvegarder' }).click();
    await expect(page.getByText('Article créé', { exact: true })).toBeVisible();
    expect(await storedArticle(`${id}-copie`)).toMatchObject({ published: false, tags: ['lac'] });
  });

  test('says that an article cannot be loaded, back in the list', async ({ page }) => {
    await page.goto(`${LIST}/${word}-inconnu`);
    await expect(page.getByText("Impossible de charger l'article", { exact: true })).toBeVisible();
    await expect(page).toHaveURL(LIST);
    await expect(page.getByRole('heading', { level: 1, name: 'Articles' })).toBeVisible();
  });
});

/** The browser finds that there is a network, or that there is none any more. */
const tellNetwork = (page: Page, event: 'offline' | 'online') =>
  page.evaluate((name) => void dispatchEvent(new Event(name)), event);

test('without a network nothing is saved or deleted, and nothing lost', async ({ page }) => {
  const id = `${word}-hors-ligne`;
  await plantArticle(id, { content: '<p>Texte</p>' });
  await openEditor(page, id);
  await page.getByLabel('Auteur').fill('Paul');
  await tellNetwork(page, 'offline');
  await expect(page.getByText('Vous êtes hors connexion.')).toBeVisible();
  await page.getByRole('button', { name: 'Sauvegarder' }).click();
  await expect(
    page.getByText("Impossible de sauvegarder l'article", { exact: true }),
  ).toBeVisible();
  await expect(page.getByLabel('Auteur')).toHaveValue('Paul');
  await tellNetwork(page, 'online');
  await page.getByRole('button', { name: 'Sauvegarder' }).click();
  await expect(page.getByText('Article mis à jour', { exact: true })).toBeVisible();
  expect((await storedArticle(id))?.author).toBe('Paul');
  await expect(row(page, id)).toBeVisible();
  await tellNetwork(page, 'offline');
  await expect(page.getByText('Vous êtes hors connexion.')).toBeVisible();
  await page.getByRole('button', { name: `Supprimer ${id}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByText("Impossible de supprimer l'article", { exact: true })).toBeVisible();
  expect(await storedArticle(id)).toBeDefined();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('an article is found among cards, and its text changed', async ({ page }) => {
    const id = `${word}-telephone`;
    await plantArticle(id, { content: '<p>Avant</p>' });
    await openAdmin(page, `${LIST}?q=${id}`, 'Articles');
    const card = page.getByRole('list', { name: 'Articles' }).getByRole('listitem');
    await expect(card).toHaveCount(1);
    await expect(card).toContainText('Non publié');
    await card.getByRole('link', { name: `Modifier ${id}` }).tap();
    await expect(tool(page, 'Gras')).toBeVisible();
    await textOf(page).getByText('Avant').tap();
    await page.keyboard.press('Control+a');
    await tool(page, 'Gras').tap();
    await expect(tool(page, 'Gras')).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Sauvegarder' }).tap();
    await expect(page.getByText('Article mis à jour', { exact: true })).toBeVisible();
    expect((await storedArticle(id))?.content).toBe('<p><strong>Avant</strong></p>');
  });
});

import type { Page } from '@playwright/test';
import { expect, openAdmin, test } from '../support/admin.ts';
import {
  ARTICLES,
  asHtml,
  openArticle,
  plantArticle,
  removeArticles,
  storedArticle,
  textOf,
  tool,
  uniqueWord,
} from '../support/articles.ts';
import { expectSound } from '../support/page-checks.ts';

const prefix = uniqueWord();

test.afterAll(() => removeArticles(prefix));

/** Whether the drafts of this browser hold a text. */
const isKept = (page: Page, text: string) =>
  page.evaluate(
    (wanted) =>
      new Promise<boolean>((resolve) => {
        const opening = indexedDB.open('grand-sejour-admin-drafts');
        opening.onsuccess = () => {
          const reading = opening.result.transaction('entries').objectStore('entries').getAll();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(JSON.stringify(reading.result).includes(wanted));
          };
        };
      }),
    text,
  );

test.describe('the text of an article', () => {
  test('takes links, images and what is pasted from Word; a killed tab loses nothing', async ({
    page,
    context,
  }) => {
    const id = `${prefix}-brouillon`;
    await plantArticle(id, { content: '<p>Avant</p>' });
    await openArticle(page, id);
    await textOf(page).focus();
    await page.keyboard.press('Control+a');
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
    const address = link.getByLabel('Adresse');
    await address.fill('MOMIJI');
    await expect(link.getByRole('option', { selected: true })).toHaveText(/^Ryokan Momiji/);
    await expectSound(page);
    await page.keyboard.press('Enter');
    await expect(address).toHaveValue('/hotels/ryokan-momiji');
    await address.fill('/hotels/nulle-part');
    await page.keyboard.press('Enter');
    await expect(link.getByText('Le site n’a pas de page à cette adresse')).toBeVisible();
    await address.fill('/destinations');
    await page.keyboard.press('Enter');
    await expect(await asHtml(page)).toHaveValue('<p><a href="/destinations">mot</a></p>');

    await test.step('the draft of a killed tab is restored', async () => {
      await html.fill('<p>Avant</p>');
      await page.getByRole('tab', { name: 'Éditeur visuel' }).click();
      await textOf(page).getByText('Avant').click();
      await page.keyboard.press('End');
      await page.keyboard.type(' la tempête');
      await expect(page.getByText('Modifications non enregistrées')).toBeVisible();
      await expect.poll(() => isKept(page, 'la tempête')).toBe(true);
      await page.close({ runBeforeUnload: false });
      const again = await context.newPage();
      await openArticle(again, id);
      await expect(textOf(again)).toHaveText('Avant');
      await again.getByRole('button', { name: 'Reprendre le brouillon' }).click();
      await expect(textOf(again)).toHaveText('Avant la tempête');
      await again.getByRole('button', { name: 'Sauvegarder' }).click();
      await expect(again.getByText('Article mis à jour', { exact: true })).toBeVisible();
      expect((await storedArticle(id))?.content).toBe('<p>Avant la tempête</p>');
    });
  });

  test.describe('that contains a script', () => {
    // The browser logs inline handlers that it refuses while the text is parsed.
    test.use({ expectedConsole: /Executing inline event handler violates/ });

    test('reports the script as removed and runs it nowhere', async ({ page }) => {
      const id = `${prefix}-script`;
      const content =
        '<p onclick="window.acted=1">Texte sûr</p><script>window.acted = 1</script><img src="x" onerror="window.acted=1">';
      await plantArticle(id, { title: id, content, published: true });
      await openAdmin(page, `${ARTICLES}/${id}`, 'Modifier l’article');
      // It opens as HTML, where nothing is lost, with a note on what will be removed.
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
});

import type { Locator, Page } from '@playwright/test';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { newJpeg } from '../../functions/media-pictures.ts';
import { expect, test } from '../support/admin.ts';
import {
  articleTextbox,
  openArticle,
  plantArticle,
  removeArticles,
  storedArticle,
  switchToHtml,
  toolbarButton,
  uniqueWord,
} from '../support/articles.ts';
import { database } from '../support/firestore.ts';
import { expectAccessible, expectFitsAndAccessible } from '../support/page-checks.ts';

const prefix = uniqueWord();

test.afterAll(() => removeArticles(prefix));

/** Waits until an element is in view between the toolbar and the save bar. */
async function expectInSight(page: Page, element: Locator): Promise<void> {
  const rectOf = (found: Locator) => found.evaluate((one) => one.getBoundingClientRect().toJSON());
  await expect
    .poll(async () => {
      const { top, bottom } = await rectOf(element);
      const toolbar = await rectOf(page.getByRole('toolbar', { name: 'Mise en forme' }));
      const bar = await rectOf(page.locator('.bottom-bar'));
      return top > toolbar.bottom && bottom < bar.top;
    })
    .toBe(true);
}

/** Pastes HTML, and a base64 JPEG if given, at the caret. */
const paste = (page: Page, html: string, jpeg?: string) =>
  page.evaluate(
    ([text = '', base64]) => {
      const clipboardData = new DataTransfer();
      if (text) clipboardData.setData('text/html', text);
      const bytes = Uint8Array.from(atob(base64 ?? ''), (character) => character.charCodeAt(0));
      const file = new File([bytes], 'quai.jpg', { type: 'image/jpeg' });
      if (base64) clipboardData.items.add(file);
      const event = { clipboardData, bubbles: true, cancelable: true };
      document.activeElement?.dispatchEvent(new ClipboardEvent('paste', event));
    },
    [html, jpeg] as const,
  );

test('the article editor takes text pasted from Word, pictures from the library, and links to pages of the site', async ({
  page,
}) => {
  const id = `${prefix}-texte`;
  await plantArticle(id, { content: '<p>Avant</p>' });
  await openArticle(page, id);
  await articleTextbox(page).press('Control+End');
  await page.keyboard.press('Control+a');
  await paste(
    page,
    '<p class=MsoTitle>Kyoto<o:p></o:p></p><p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>Un bain</p><img src="cid:a">',
  );
  await expect(articleTextbox(page).getByRole('listitem')).toHaveText('Un bain');
  await expect(page.getByText('1 image, à déposer à part')).toBeVisible();
  await page.getByRole('button', { name: 'Compris' }).click();

  await toolbarButton(page, 'Image').click();
  const library = page.getByRole('dialog', { name: 'Bibliothèque d’images' });
  await library.getByLabel('Fichier, fiche, lieu, texte').fill('lotus');
  await expectFitsAndAccessible(page);
  await library.getByRole('button', { name: 'bassin-de-lotus.jpg' }).click();
  await articleTextbox(page).getByLabel('Texte alternatif').fill('Un lotus');
  await articleTextbox(page).getByLabel('Légende').fill('Le soir');
  await expect(articleTextbox(page).getByRole('img', { name: 'Un lotus' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(articleTextbox(page).getByRole('button', { name: 'Retirer l’image' })).toBeFocused();
  await expectAccessible(page, 'figure');
  const html = await switchToHtml(page);
  await expect(html).toHaveValue(
    /^<h2>Kyoto<\/h2>\n<ul>\n<li>Un bain<\/li>\n<\/ul>\n<figure><img src="\/media\/[^"]*" alt="Un lotus"><figcaption>Le soir<\/figcaption><\/figure>$/,
  );

  await html.fill('<p>mot</p>');
  await page.getByRole('tab', { name: 'Éditeur visuel' }).click();
  await articleTextbox(page).click();
  await page.keyboard.press('Control+a');
  await toolbarButton(page, 'Lien').click();
  const link = page.getByRole('dialog', { name: 'Lien' });
  const address = link.getByLabel('Adresse');
  await address.fill('MOMIJI');
  await expect(link.getByRole('listitem').first()).toHaveText(/^Ryokan Momiji/);
  await expectFitsAndAccessible(page);
  await page.keyboard.press('Enter');
  await expect(address).toHaveValue('/hotels/ryokan-momiji');
  await address.fill('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await expect(link.getByText('L’adresse doit commencer par https://')).toBeVisible();
  await expectAccessible(page, 'dialog[open]');
  await address.fill('/destinations');
  await page.keyboard.press('Enter');
  await expect(link).toBeHidden();
  await page.keyboard.type(' puis ');
  await toolbarButton(page, 'Lien').click();
  await address.fill('MOMIJI');
  await expect(link.getByRole('listitem').first()).toHaveText(/^Ryokan Momiji/);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(await switchToHtml(page)).toHaveValue(
    '<p><a href="/destinations">mot</a> puis <a href="/hotels/ryokan-momiji">Ryokan Momiji</a></p>',
  );
});

const LONG = Array.from({ length: 60 }, (_, index) => `<p>Paragraphe ${index + 1}.</p>`).join('\n');

test('in the article editor, text typed at the end of a long article stays in view, and saving waits for a picture’s upload', async ({
  page,
}) => {
  const id = `${prefix}-long`;
  await plantArticle(id, { content: LONG });
  await openArticle(page, id);
  const jpeg = await newJpeg({ width: 900, height: 600 });
  const { promise: held, resolve: send } = Promise.withResolvers<void>();
  await page.route(/\/api\/media\?/, async (route) => {
    await held;
    await route.continue();
  });
  // A phone with its keyboard open.
  await page.setViewportSize({ width: 390, height: 500 });
  await articleTextbox(page).locator('p').last().click();
  await page.keyboard.press('Control+End');
  for (let line = 1; line <= 5; line += 1) {
    await page.keyboard.press('Enter');
    await expectInSight(page, articleTextbox(page).locator('p').last());
    await page.keyboard.type(`Ligne ${line}`);
    await expectInSight(page, articleTextbox(page).getByText(`Ligne ${line}`));
  }

  await paste(page, '', jpeg.toString('base64'));
  await expectInSight(page, articleTextbox(page).getByRole('progressbar'));
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(page.getByText('Envoi de la photo en cours…')).toBeVisible();
  send();
  const stored = async () => String((await storedArticle(id))?.content);
  const last = /Ligne 5<\/p>\n<figure><img src="[^"]*" alt=""/;
  // A busy machine takes long to render a picture in all its sizes.
  await expect.poll(stored, { timeout: 60_000 }).toMatch(last);
  const [, photo = ''] = /\/media\/([0-9a-f]{24})-/.exec(await stored()) ?? [];
  await database().doc(`${COLLECTIONS.media}/${photo}`).delete();
});

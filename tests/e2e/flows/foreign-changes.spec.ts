import type { Page } from '@playwright/test';
import { changeTextsAt, changeTextsNow, FOREIGN_CHANGES } from '../support/foreign-changes.ts';
import { holdRequests, partHydrated, whenHydrated } from '../support/hydration.ts';
import { pageForm } from '../support/site-forms.ts';
import { expect, open, test } from '../support/test.ts';

// React reports that it has rendered a page again.
test.use({ expectedConsole: /#418/ });

/** Counts what a visitor finds on the page; hidden parts count as well. */
const contentOf = (page: Page) =>
  page.evaluate(() => {
    const count = (selector: string) => document.querySelectorAll(selector).length;
    return {
      sections: count('main section'),
      titles: count('main :is(h1, h2, h3)'),
      pictures: count('main img'),
      fields: count('main :is(input, select, textarea)'),
      footerLinks: count('footer a'),
    };
  });

/** Brings each part of the page near, and waits until the last one, the footer, works. */
async function scrollThrough(page: Page): Promise<void> {
  for (let down = 0; down < 20; down += 1) {
    await page.evaluate(() => scrollBy({ top: innerHeight, behavior: 'instant' }));
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await page.locator('footer').evaluate((footer) => footer.scrollIntoView());
  await partHydrated(page.locator('footer'));
}

// The pages differ in their parts, the ways in what they leave of the texts that React knows.
const CASES = [
  ['/', 'replaced'],
  ['/', 'merged'],
  ['/hotels/grand-hotel-du-lac-blanc', 'replaced'],
  ['/blog/une-nuit-en-wagon-lit', 'replaced'],
] as const;

for (const [path, way] of CASES) {
  test(`the page ${path} loses no content if its text nodes are ${way} by a translation tool while it loads`, async ({
    page,
  }) => {
    await open(page, path);
    const content = await contentOf(page);
    await changeTextsAt(page, way === 'replaced' ? 'load' : 'DOMContentLoaded', way);
    await open(page, path);
    await scrollThrough(page);
    expect(await contentOf(page)).toEqual(content);
  });
}

test('a form whose texts a translation tool changes before the form’s code loads loses no click, typed text or focus', async ({
  page,
}) => {
  const form = pageForm(page);

  await test.step('on a page changed by a translation tool, the first press on a form’s button takes effect', async () => {
    // Without this, React could replace the button while it is pressed, which is then no click.
    const release = await holdRequests(page, '**/assets/contact-form*');
    await open(page, '/contact');
    await changeTextsNow(page, 'replaced');
    await form.getByRole('button', { name: /Envoyer/ }).click();
    release();
    await expect(form.getByText('Le prénom est requis')).toBeVisible();
  });

  await test.step('on a page changed by a translation tool, text typed while the form’s code loads is kept, and so is the focus', async () => {
    await open(page, '/vacances-sur-mesure');
    await changeTextsNow(page, 'replaced');
    const release = await holdRequests(page, '**/assets/holiday-form*');
    const name = form.locator('[name=prenom]');
    await name.pressSequentially('Cam');
    release();
    await partHydrated(form);
    await page.keyboard.type('ille');
    await expect(name).toHaveValue('Camille');
  });
});

test('a button’s label and the list of hotels still update after a translation tool has changed the hydrated page', async ({
  page,
}) => {
  await open(page, '/hotels/ryokan-momiji');
  const heart = page.getByRole('main').locator('button[aria-pressed]');
  await expect(heart).toHaveText('Sauvegarder');
  for (const way of FOREIGN_CHANGES) {
    await changeTextsNow(page, way);
    await heart.click();
    await expect(heart).toHaveText('Sauvegardé');
    await changeTextsNow(page, way);
    await heart.click();
    await expect(heart).toHaveText('Sauvegarder');
  }

  await open(page, '/');
  const hotels = page.locator('#featured');
  const search = await whenHydrated(hotels.locator('[name=q]'));
  const cards = await hotels.locator('article').count();
  await changeTextsNow(page, 'replaced');
  await search.fill('introuvable');
  await expect(hotels.getByText('Aucun hôtel trouvé')).toBeVisible();
  await changeTextsNow(page, 'replaced');
  await search.fill('');
  await expect(hotels.locator('article')).toHaveCount(cards);
});

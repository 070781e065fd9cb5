import type { Locator, Page } from '@playwright/test';
import { HOME_ARTICLE_CATEGORIES } from '#domain/blog/post-list.later.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { database } from '../support/firestore.ts';
import { whenHydrated } from '../support/hydration.ts';
import { expect, open, test } from '../support/test.ts';

const hotelSection = (page: Page) => page.getByRole('region', { name: /Les maisons/ });
const journal = (page: Page) => page.getByRole('region', { name: 'Le journal' });

/** Returns the distance in px from the top of the window to the section. */
const topOf = (section: Locator) =>
  section.evaluate((element) => Math.round(element.getBoundingClientRect().top));

const heightsOf = (cards: Locator) =>
  cards.evaluateAll((elements) => [
    ...new Set(elements.map((element) => Math.round(element.getBoundingClientRect().height))),
  ]);

/** Returns the number of visible lines of each clampable text, and whether the text is cut. */
const clampsIn = (section: Locator) =>
  section.getByRole('paragraph').evaluateAll((texts) =>
    texts
      .filter((text) => getComputedStyle(text).webkitLineClamp === '3')
      .map((text) => ({
        lines: Math.round(text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight)),
        isCut: text.scrollHeight > text.clientHeight,
      })),
  );

async function publishedPosts() {
  const { docs } = await database()
    .collection(COLLECTIONS.blogPosts)
    .where('published', '==', true)
    .get();
  return docs.map((post) => ({
    title: String(post.get('title')),
    category: String(post.get('category')),
  }));
}

/** Checks that the journal lists articles of a category, at most four. */
async function expectArticlesOf(page: Page, category: string): Promise<void> {
  const titles = (await publishedPosts())
    .filter((post) => post.category === category)
    .map((post) => post.title);
  const headings = journal(page).getByRole('article').getByRole('heading');
  await expect(headings).toHaveCount(Math.min(titles.length, 4));
  for (const title of await headings.allTextContents()) expect(titles).toContain(title);
}

test.describe('the home page', () => {
  test('the home page scrolls from « Découvrir » to the hotels, and filters its articles by category', async ({
    page,
  }) => {
    const posts = await publishedPosts();
    await open(page, '/');

    await test.step('« Découvrir » on the home page scrolls to 64 px above the hotels', async () => {
      await expect(
        page.getByRole('heading', { level: 1, name: 'Découvrez les plus beaux palaces du monde' }),
      ).toBeVisible();
      await page.getByRole('button', { name: 'Découvrir' }).click();
      await expect.poll(() => topOf(hotelSection(page))).toBe(64);
      await expect(hotelSection(page)).toBeFocused();
    });

    await test.step('hotel cards on the home page are 500 px high, clamp texts to 3 lines, and appear 100 ms apart', async () => {
      expect(await heightsOf(hotelSection(page).getByRole('article'))).toEqual([500]);
      const clamps = await clampsIn(hotelSection(page));
      expect(clamps.length).toBe(await hotelSection(page).getByRole('article').count());
      expect(Math.max(...clamps.map(({ lines }) => lines))).toBe(3);
      const items = hotelSection(page).getByRole('listitem');
      for (const [index, delay] of ['0s', '0.1s', '0.2s', '0.3s'].entries()) {
        await expect(items.nth(index)).toHaveCSS('animation-delay', delay);
      }
      const before = await items.count();
      await hotelSection(page).getByRole('button', { name: 'Voir plus d’hôtels' }).click();
      await expect(items.nth(before)).toHaveCSS('animation-delay', '0s');
    });

    // Tabs are looked up by id, so the server's ids (useId) must match the browser's.
    await test.step('the articles on the home page have a tab for each category, and the chosen category is in the URL', async () => {
      const present = HOME_ARTICLE_CATEGORIES.filter((name) =>
        posts.some((post) => post.category === name),
      );
      await expect(journal(page).getByRole('tab')).toHaveText(['Tous', ...present]);
      await expect(journal(page).getByRole('tab', { name: 'Tous' })).toHaveAttribute(
        'aria-selected',
        'true',
      );
      await (await whenHydrated(journal(page).getByRole('tab', { name: 'Guides' }))).click();
      await expect(page).toHaveURL(/[?&]categorie=Guides/);
      await expectArticlesOf(page, 'Guides');
      await journal(page).getByRole('tab', { name: 'Tous' }).click();
      await expect(page).toHaveURL('/');
    });
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test('on a phone, the home page has smaller hotel cards, and a select instead of the tabs of articles', async ({
      page,
    }) => {
      await open(page, '/');

      await test.step('hotel cards on the home page of a phone are 400 px high, and clamp texts to 3 lines', async () => {
        expect(await heightsOf(hotelSection(page).getByRole('article'))).toEqual([400]);
        const clamps = await clampsIn(hotelSection(page));
        expect(Math.max(...clamps.map(({ lines }) => lines))).toBe(3);
        expect(clamps.some(({ isCut }) => isCut)).toBe(true);
      });

      await test.step('« Découvrir » on the home page of a phone scrolls to 48 px above the hotels', async () => {
        await page.getByRole('button', { name: 'Découvrir' }).click();
        await expect.poll(() => topOf(hotelSection(page))).toBe(48);
      });

      await test.step('on a phone, the select « Choisir une catégorie » replaces the tabs of articles', async () => {
        const select = journal(page).getByRole('combobox', { name: 'Choisir une catégorie' });
        await expect(journal(page).getByRole('tab', { name: 'Tous' })).toBeHidden();
        await (await whenHydrated(select)).selectOption('Conseils');
        await expect(page).toHaveURL(/[?&]categorie=Conseils/);
        await expect(select).toHaveValue('Conseils');
        await expectArticlesOf(page, 'Conseils');
      });
    });
  });
});

import type { Page } from '@playwright/test';
import { ARTICLE_CATEGORIES } from '#domain/blog/article-categories.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { formatDate } from '#domain/text/dates.ts';
import { database } from '../support/firestore.ts';
import { expectAccessible } from '../support/page-checks.ts';
import { expect, open, test } from '../support/test.ts';

const READS = '**/v1/projects/**';
const ARTICLE = 'une-nuit-en-wagon-lit';

/** Returns the published articles, newest first. */
async function publishedPosts() {
  const { docs } = await database()
    .collection(COLLECTIONS.blogPosts)
    .where('published', '==', true)
    .get();
  return docs
    .map((post) => ({
      id: post.id,
      title: String(post.get('title')),
      category: String(post.get('category')),
      created: post.get('created_at').toDate().toISOString(),
    }))
    .sort((one, other) => other.created.localeCompare(one.created));
}

const articles = (page: Page) => page.getByRole('region', { name: 'Tous les articles' });
const titles = (page: Page) => articles(page).getByRole('article').getByRole('heading');
const tab = (page: Page, name: string) => articles(page).getByRole('tab', { name, exact: true });

test.describe('Blog', () => {
  test('the blog lists every published article, by category', async ({ page }) => {
    const posts = await publishedPosts();
    await open(page, '/blog');
    await test.step('all articles are listed, with a tab for each category in use', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(articles(page)).toHaveAttribute('id', 'articles');
      expect((await titles(page).allTextContents()).toSorted()).toEqual(
        posts.map(({ title }) => title).toSorted(),
      );
      const present = ARTICLE_CATEGORIES.filter((name) =>
        posts.some(({ category }) => category === name),
      );
      await expect(articles(page).getByRole('tab')).toHaveText(['Tous', ...present]);
    });

    await test.step('the chosen category is in the URL and survives a reload', async () => {
      const name = 'Spa & Bien-être';
      const chosen = posts.filter(({ category }) => category === name);
      await tab(page, name).click();
      await expect(titles(page)).toHaveCount(chosen.length);
      await page.reload();
      await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
      expect((await titles(page).allTextContents()).toSorted()).toEqual(
        chosen.map(({ title }) => title).toSorted(),
      );
      await tab(page, 'Tous').click();
      await expect(page).toHaveURL('/blog');
    });
  });

  test('a blog article links to the previous and next articles, and back to the list', async ({
    page,
  }) => {
    const posts = await publishedPosts();
    await open(page, `/blog/${ARTICLE}`);
    await test.step('the article shows all its parts', async () => {
      const post = await database().collection(COLLECTIONS.blogPosts).doc(ARTICLE).get();
      const text = (field: string) => String(post.get(field));
      const article = page.getByRole('main').getByRole('article');
      await expect(
        article.getByRole('heading', { level: 1, name: text('title'), exact: true }),
      ).toBeVisible();
      for (const field of ['category', 'author', 'read_time', 'excerpt']) {
        await expect(article.getByText(text(field), { exact: true })).toBeVisible();
      }
      const created = post.get('created_at').toDate().toISOString();
      await expect(article.getByRole('time')).toHaveText(formatDate(created));
      await expect(article.getByRole('time')).toHaveText('8 octobre 2026');
      await expect(article.getByRole('img').first()).toHaveJSProperty('complete', true);
      await expect(article.getByRole('heading', { level: 2, name: 'Cabine 7' })).toBeVisible();
      await expect(article.getByRole('blockquote').first()).toBeVisible();
      await expect(
        article.getByText(`Mots-clés\u00a0: ${post.get('tags').join(', ')}`),
      ).toBeVisible();
    });

    await test.step('on paper, the article stands alone, and its text has two columns', async () => {
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('.rich-html')).toHaveCSS('column-count', '2');
      await expect(page.locator('nav, footer').filter({ visible: true })).toHaveCount(0);
      await page.emulateMedia({ media: null });
    });

    await test.step('previous and next follow the order of publication', async () => {
      const index = posts.findIndex(({ id }) => id === ARTICLE);
      const neighbours = page.getByRole('navigation', { name: 'Autres articles' });
      await expect(neighbours.getByRole('link')).toHaveText([
        posts[index + 1]?.title ?? '',
        posts[index - 1]?.title ?? '',
      ]);
      await neighbours.getByRole('link').last().click();
      await expect(page).toHaveURL(`/blog/${posts[index - 1]?.id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        posts[index - 1]?.title ?? '',
      );
      await neighbours.getByRole('link').first().click();
      await expect(page).toHaveURL(`/blog/${ARTICLE}`);
      await neighbours.getByRole('link').first().click();
      await expect(page).toHaveURL(`/blog/${posts[index + 1]?.id}`);
      // The second text that this tab sanitises.
      await expect(page.locator('.rich-html p').first()).toContainText(/\w/);
    });

    await test.step('« Retour au blog » scrolls to the list of articles', async () => {
      await page.getByRole('link', { name: 'Retour au blog' }).click();
      await expect(page).toHaveURL('/blog#articles');
      await expect
        .poll(() => articles(page).evaluate((element) => element.getBoundingClientRect().top))
        .toBeLessThan(150);
    });
  });

  test.describe('when articles cannot be read', () => {
    test.use({
      expectedConsole: /status of 404|ERR_FAILED|Failed to fetch|n’ont pas pu être|n’a pas pu être/,
    });

    test('a missing article links to the blog, and « Réessayer » reloads a blog that failed to load', async ({
      page,
    }) => {
      await test.step('an unpublished article shows « Article non trouvé »', async () => {
        await open(page, '/blog/diner-dehors-la-nuit');
        await expect(
          page.getByRole('heading', { level: 1, name: 'Article non trouvé' }),
        ).toBeVisible();
        await expectAccessible(page, 'main');
      });

      await test.step('a failed list shows « Erreur lors du chargement des articles », and « Réessayer » loads the articles', async () => {
        await page.route(READS, (route) =>
          route.request().postData()?.includes(COLLECTIONS.blogPosts)
            ? route.abort()
            : route.continue(),
        );
        await page.getByRole('main').getByRole('link', { name: 'Retour au blog' }).click();
        await expect(page).toHaveURL('/blog#articles');
        await expect(page.getByText('Erreur lors du chargement des articles')).toBeVisible();
        await expectAccessible(page, 'main');
        await page.unroute(READS);
        await page.getByRole('button', { name: 'Réessayer' }).click();
        await expect(titles(page).first()).toBeVisible();
      });
    });
  });
});

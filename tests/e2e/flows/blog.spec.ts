import type { Page } from '@playwright/test';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { formatLongDate } from '#domain/text/dates.ts';
import { database } from '../support/firestore.ts';
import { expect, open, test } from '../support/test.ts';

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
      created: post.get('created_at').toDate().toISOString(),
    }))
    .sort((one, other) => other.created.localeCompare(one.created));
}

const articles = (page: Page) => page.getByRole('region', { name: 'Tous les articles' });

test.describe('Blog', () => {
  test('a blog article links to the previous and next articles, and back to the list', async ({
    page,
  }) => {
    const posts = await publishedPosts();
    await open(page, `/blog/${ARTICLE}`);
    await test.step('an article page shows the article’s title, category, author, date, reading time, excerpt, pictures, text and keywords', async () => {
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
      await expect(article.getByRole('time')).toHaveText(formatLongDate(created));
      await expect(article.getByRole('time')).toHaveText('8 octobre 2026');
      await expect(article.getByRole('img').first()).toHaveJSProperty('complete', true);
      await expect(article.getByRole('heading', { level: 2, name: 'Cabine 7' })).toBeVisible();
      await expect(article.getByRole('blockquote').first()).toBeVisible();
      await expect(
        article.getByText(`Mots-clés\u00a0: ${post.get('tags').join(', ')}`),
      ).toBeVisible();
    });

    await test.step('an article is printed without the rest of its page, in two columns', async () => {
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('.rich-html')).toHaveCSS('column-count', '2');
      await expect(page.locator('nav, footer').filter({ visible: true })).toHaveCount(0);
      await page.emulateMedia({ media: null });
    });

    await test.step('the links to the previous and next articles follow the order of publication', async () => {
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

    await test.step('« Retour au blog » opens the blog scrolled to its list of articles', async () => {
      await page.getByRole('link', { name: 'Retour au blog' }).click();
      await expect(page).toHaveURL('/blog#articles');
      await expect
        .poll(() => articles(page).evaluate((element) => element.getBoundingClientRect().top))
        .toBeLessThan(150);
    });

    await test.step('« Retour au blog » leads to the list, even after a visit to another article', async () => {
      const link = (id: string | undefined) => page.locator(`a[href="/blog/${id}"]`).first();
      await link(posts[2]?.id).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(posts[2]?.title ?? '');
      await link(posts[3]?.id).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(posts[3]?.title ?? '');
      await page.getByRole('link', { name: 'Retour au blog' }).click();
      await expect(page).toHaveURL('/blog#articles');
    });
  });
});

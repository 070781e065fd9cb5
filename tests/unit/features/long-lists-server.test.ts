import { beforeEach, expect, test } from 'vitest';
import { absoluteUrl } from '#data/seo-head.ts';
import { publish } from '../../support/fake-firestore.ts';
import { aSummary } from './blog/a-post.ts';
import { serverPage } from './server-page.ts';

const LONG = 1_001;
const posts = Array.from({ length: LONG }, (_, index) =>
  aSummary({
    id: `article-${index}`,
    title: `Article ${index}`,
    category: index % 2 === 0 ? 'Guides' : 'Culture',
  }),
);

beforeEach(() => publish('blog_posts', posts));

const links = (html: string) =>
  new Set([...html.matchAll(/ href="\/blog\/([^"]+)"/g)].map(([, id]) => id));
const canonical = (head: string) => /rel="canonical" href="([^"]+)"/.exec(head)?.[1];

test.each(['/', '/blog', '/blog?page=3'])(
  'the page %s stays below 300,000 characters with 1,001 articles',
  async (path) => {
    const { status, html } = await serverPage(path);
    expect(status).toBe(200);
    expect(html.length).toBeLessThan(300_000);
  },
);

test('the numbered pages of /blog together link to every article, or to those of a category', async () => {
  const found = new Set<string | undefined>();
  for (let page = 1; page <= 17; page += 1) {
    const { head, body } = await serverPage(`/blog?page=${page}`);
    for (const id of links(body)) found.add(id);
    expect(head).toContain(page === 1 ? 'Blog | ' : `– page ${page}</title>`);
    expect(canonical(head)).toBe(absoluteUrl(page === 1 ? '/blog' : `/blog?page=${page}`));
  }
  expect(found.size).toBe(LONG);
  const { body } = await serverPage('/blog?categorie=Culture&page=2');
  expect(links(body).has('article-2')).toBe(false);
  expect(body).toContain('href="/blog?categorie=Culture&amp;page=3#articles"');
});

test('a page number in the URL changes nothing for a short list of articles', async () => {
  publish('blog_posts', posts.slice(0, 3));
  const { head, body } = await serverPage('/blog');
  const paged = await serverPage('/blog?page=2');
  expect(canonical(paged.head)).toBe(canonical(head));
  expect(paged.body).toBe(body);
  expect(body).not.toContain('page=');
});

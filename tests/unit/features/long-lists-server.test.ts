import { beforeEach, expect, test } from 'vitest';
import { renderList } from '#app/entry-server.tsx';
import { dropReads } from '#data/instance-reads.ts';
import { absoluteUrl } from '#data/seo-head.ts';
import { CATALOGUE_PATHS } from '#domain/site/catalogue.ts';
import { publish } from '../../support/fake-firestore.ts';
import { aSummary } from './blog/a-post.ts';
import { buildHotels } from './hotel-list/build-hotel.ts';
import { serverPage } from './server-page.ts';

const LONG = 1_001;
const DESCRIPTION = 'Une adresse au calme. '.repeat(20);
const hotels = buildHotels(LONG).map((hotel) => ({ ...hotel, description: DESCRIPTION }));
const posts = Array.from({ length: LONG }, (_, index) =>
  aSummary({
    id: `article-${index}`,
    title: `Article ${index}`,
    category: index % 2 === 0 ? 'Guides' : 'Culture',
  }),
);

beforeEach(() => {
  publish('hotels', hotels);
  publish('blog_posts', posts);
});

const links = (html: string, kind: string) =>
  new Set([...html.matchAll(new RegExp(` href="/${kind}/([^"]+)"`, 'g'))].map(([, id]) => id));
const canonical = (head: string) => /rel="canonical" href="([^"]+)"/.exec(head)?.[1];

test.each(['/', '/destinations', '/blog', '/destinations?q=hotel&region=Asie', '/blog?page=3'])(
  'the page %s stays below 400,000 characters with 1,001 hotels and articles',
  async (path) => {
    const { status, html } = await serverPage(path);
    expect(status).toBe(200);
    expect(html.length).toBeLessThan(400_000);
  },
);

test('a destination shows the first 12 of many hotels, and their total number', async () => {
  publish('popular_destinations', [
    { id: 'jp', destination_name: 'Japon', destination_slug: 'japon', display_order: 1 },
  ]);
  publish(
    'hotel_destinations',
    hotels.map(({ id }) => ({ id: `${id}_jp`, hotel_id: id, destination_id: 'jp' })),
  );
  const { html, body } = await serverPage('/destinations/japon');
  expect(html.length).toBeLessThan(400_000);
  expect(body).toContain(`${LONG} maisons, visitées et racontées.`);
  expect(links(body, 'hotels').size).toBe(12);
});

test('a filter in the URL searches all hotels of a long list', async () => {
  const { body } = await serverPage('/destinations?q=hotel 1000');
  expect(body).toContain('Hôtel 1000</h3>');
  expect(body).toMatch(/>1<\/span> <span[^>]*>hôtel</);
});

test('the numbered pages of /destinations have canonical URLs and together link to every hotel', async () => {
  const found = new Set<string | undefined>();
  for (const page of [1, 2, 3]) {
    const { head, body } = await serverPage(`/destinations?page=${page}`);
    for (const id of links(body, 'hotels')) found.add(id);
    const suffix = page === 1 ? '' : `?page=${page}`;
    expect(canonical(head)).toBe(absoluteUrl(`/destinations${suffix}`));
    expect(body).toContain('href="/destinations?page=3#index"');
  }
  expect(found.size).toBe(LONG);
});

test('the numbered pages of /blog together link to every article, or to those of a category', async () => {
  const found = new Set<string | undefined>();
  for (let page = 1; page <= 17; page += 1) {
    const { head, body } = await serverPage(`/blog?page=${page}`);
    for (const id of links(body, 'blog')) found.add(id);
    expect(head).toContain(page === 1 ? 'Blog | ' : `– page ${page}</title>`);
  }
  expect(found.size).toBe(LONG);
  const { body } = await serverPage('/blog?categorie=Culture&page=2');
  expect(links(body, 'blog').has('article-2')).toBe(false);
  expect(body).toContain('href="/blog?categorie=Culture&amp;page=3#articles"');
});

test('a page number in the URL changes nothing for a short list', async () => {
  publish('hotels', hotels.slice(0, 3));
  publish('blog_posts', posts.slice(0, 3));
  for (const path of ['/destinations', '/blog']) {
    const { head, body } = await serverPage(path);
    const paged = await serverPage(`${path}?page=2`);
    expect(canonical(paged.head)).toBe(canonical(head));
    expect(paged.body).toBe(body);
    expect(body).not.toContain('page=');
  }
});

test('the server offers the whole lists to browsers, with shortened descriptions of hotels', async () => {
  dropReads();
  const read = async (path: string) => JSON.parse((await renderList(path)) ?? '');
  const listed = await read(CATALOGUE_PATHS.hotels);
  expect(listed).toHaveLength(LONG);
  expect(listed[1].description.length).toBeLessThan(DESCRIPTION.length);
  expect(await read(CATALOGUE_PATHS.posts)).toEqual(posts);
  expect(await renderList('/destinations')).toBeNull();
});

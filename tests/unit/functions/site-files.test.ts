import { JSDOM } from 'jsdom';
import { describe, expect, it, vi } from 'vitest';
import { robotsText } from '#scripts/vite/robots.ts';
import { feed } from '../../../functions/src/site/found/feed.ts';
import { keptFor } from '../../../functions/src/site/found/kept-for.ts';
import type { FeedPost } from '../../../functions/src/site/found/published.ts';
import { answerFile } from '../../../functions/src/site/found/site-files.ts';
import { type SitemapPage, sitemapPages } from '../../../functions/src/site/found/sitemap.ts';

const origin = 'https://www.example.org';
const { DOMParser } = new JSDOM().window;

/** The document, which must be well-formed. */
function parse(xml: string) {
  const parsed = new DOMParser().parseFromString(xml, 'application/xml');
  expect(parsed.querySelector('parsererror')?.textContent).toBeUndefined();
  return parsed;
}
const texts = (xml: string, name: string) =>
  [...parse(xml).getElementsByTagName(name)].map((found) => found.textContent);

const unreachable = async () => {
  throw new Error('unreachable');
};
const pagesOf = (count: number): SitemapPage[] =>
  Array.from({ length: count }, (_, index) => ({
    path: `/hotels/hotel-${index}`,
    lastmod: `2026-01-0${1 + (index % 9)}T08:00:00.000Z`,
    images: [],
  }));
async function get(path: string, pages: SitemapPage[] = [], method = 'GET', ifNoneMatch = '') {
  const [name = '', query] = path.split('?');
  const request = { method, path: name, query: query ? `?${query}` : '', ifNoneMatch };
  const sources = { origin, db: unreachable, pages: async () => pages, posts: async () => [] };
  const answer = await answerFile(request, sources);
  return { ...answer, body: answer.body.toString() };
}

describe('robots.txt', () => {
  it('excludes what is not for search engines, and names the sitemap', () => {
    const text = robotsText(origin);
    for (const path of ['/admin', '/favoris', '/en-attente', '/partager', '/newsletter/']) {
      expect(text).toContain(`\nDisallow: ${path}\n`);
    }
    expect(text).toContain(`\nSitemap: ${origin}/sitemap.xml\n`);
  });
});

describe('the sitemap', () => {
  it('has the pages, with the last change and the large images of records', async () => {
    const changed = '2026-11-09T08:30:00.000Z';
    const page = (key: string) => ({ key, changed, images: ['/art/hotel-venise-800.avif'] });
    const pages = sitemapPages({
      hotels: [page('a')],
      destinations: [page('japon')],
      posts: [
        { key: 'b', changed: '2026-12-01T08:00:00.000Z', images: ['https://x.example/?a&b'] },
      ],
    });
    const { body, headers } = await get('/sitemap.xml', pages);
    expect(headers['Content-Type']).toContain('application/xml');
    const paths = ['/', '/destinations', '/blog', '/vacances-sur-mesure', '/about', '/contact'];
    expect(texts(body, 'loc')).toEqual(
      [...paths, '/destinations/japon', '/hotels/a', '/blog/b'].map((path) => origin + path),
    );
    expect(texts(body, 'image:loc')).toEqual([
      `${origin}/art/hotel-venise-1920.webp`,
      `${origin}/art/hotel-venise-1920.webp`,
      'https://x.example/?a&b',
    ]);
    // Home is as new as its newest content, /destinations as its hotels.
    const [home, destinations] = texts(body, 'lastmod');
    expect([home, destinations]).toEqual(['2026-12-01T08:00:00.000Z', changed]);
  });

  it('of a thousand pages is one, beyond it is an index of parts', async () => {
    expect(texts((await get('/sitemap.xml', pagesOf(1_000))).body, 'url')).toHaveLength(1_000);
    expect((await get('/sitemap-2.xml', pagesOf(1_000))).status).toBe(404);

    const pages = pagesOf(2_001);
    const { body } = await get('/sitemap.xml', pages);
    expect(parse(body).documentElement.localName).toBe('sitemapindex');
    expect(texts(body, 'loc')).toEqual([1, 2, 3].map((part) => `${origin}/sitemap-${part}.xml`));
    expect(texts(body, 'lastmod')).toHaveLength(3);
    const parts = await Promise.all([1, 2, 3].map((part) => get(`/sitemap-${part}.xml`, pages)));
    expect(parts.flatMap((part) => texts(part.body, 'loc'))).toEqual(
      pages.map(({ path }) => origin + path),
    );
    expect((await get('/sitemap-4.xml', pages)).status).toBe(404);
    expect((await get('/sitemap-0.xml', pages)).status).toBe(404);
  });
});

describe('the feed', () => {
  const post: FeedPost = {
    id: 'a',
    title: 'Thé & « Café » <brûlant>',
    excerpt: 'Un texte \u0000avec \uD800 des restes & des <b>balises</b>.',
    image: '/art/article-marche-480.webp',
    category: 'Spa & Bien-être',
    author: null,
    tags: ['"Thé"'],
    published: '2026-11-09T08:30:00.000Z',
    updated: '2026-11-12T08:30:00.000Z',
  };

  it('has whole excerpts and pictures, any text escaped', () => {
    const xml = feed(origin, [post]);
    expect(texts(xml, 'summary')).toEqual(['Un texte avec  des restes & des <b>balises</b>.']);
    expect(texts(xml, 'title')[1]).toBe(post.title);
    const content = new DOMParser().parseFromString(texts(xml, 'content')[0] ?? '', 'text/html');
    expect(content.querySelector('img')?.src).toBe(`${origin}/art/article-marche-1920.webp`);
    expect(content.querySelector('p:nth-child(2)')?.textContent).toContain('<b>balises</b>');
    expect(content.querySelector('a')?.href).toBe(`${origin}/blog/a`);
  });

  it('is a feed by RFC 4287: ids, titles, dates, authors, a link to itself', () => {
    const root = parse(feed(origin, [{ ...post, image: null, excerpt: null }])).documentElement;
    expect(root.namespaceURI).toBe('http://www.w3.org/2005/Atom');
    const namesOf = (parent: Element) => [...parent.children].map(({ localName }) => localName);
    expect(namesOf(root)).toEqual(expect.arrayContaining(['id', 'title', 'updated', 'author']));
    const [entry] = root.getElementsByTagName('entry');
    expect(entry && namesOf(entry)).toEqual(
      expect.arrayContaining(['id', 'title', 'updated', 'published', 'author', 'content']),
    );
    expect(root.querySelector('link[rel="self"]')?.getAttribute('href')).toBe(`${origin}/feed.xml`);
    expect(root.querySelector('feed > updated')?.textContent).toBe(post.updated);
  });

  it('without articles is valid too', () => {
    expect(texts(feed(origin, []), 'updated')).toHaveLength(1);
  });
});

describe('every file', () => {
  it('is kept by the CDN, with a tag of its content', async () => {
    const { headers, body } = await get('/sitemap.xml', pagesOf(1));
    expect(headers['Cache-Control']).toMatch(/s-maxage=\d+, stale-while-revalidate=\d+$/);
    const { ETag: tag = '' } = headers;
    expect(tag).toMatch(/^"[\w-]{27}"$/);
    expect(await get('/sitemap.xml', pagesOf(1), 'HEAD')).toMatchObject({
      status: 200,
      headers,
      body,
    });
    for (const known of [tag, `"other", W/${tag}`]) {
      const answer = await get('/sitemap.xml', pagesOf(1), 'GET', known);
      expect(answer).toEqual({ status: 304, headers, body: '' });
    }
    expect((await get('/sitemap.xml', pagesOf(1), 'GET', '"other"')).status).toBe(200);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('answers 405 to %s', async (method) => {
    const { status, headers } = await get('/sitemap.xml', pagesOf(1), method);
    expect([status, headers.Allow]).toEqual([405, 'GET, HEAD']);
  });

  it.each(['/sitemap-a.xml', '/sitemap-1.xml.gz', '/feed.xml/', '/'])(
    '%s is none',
    async (path) => {
      const { status, headers } = await get(path, pagesOf(5_000));
      expect([status, headers['Cache-Control']]).toEqual([404, 'no-store']);
    },
  );

  it.each(['/feed.xml', '/sitemap.xml'])('%s with parameters leads to the file', async (path) => {
    const { status, headers } = await get(`${path}?x=${'9'.repeat(99)}`);
    expect([status, headers.Location]).toEqual([301, path]);
    expect(headers['Cache-Control']).toContain('s-maxage=60');
  });

  it('no parameter leads to another site', async () => {
    expect((await get('//evil.example/feed.xml?x')).headers.Location).toBeUndefined();
  });

  it.each(['/feed.xml', '/sitemap.xml'])(
    '%s answers 503 without Firestore, which no cache keeps',
    async (path) => {
      const { status, headers } = await answerFile(
        { method: 'GET', path, query: '', ifNoneMatch: undefined },
        { origin, db: unreachable, pages: (read) => read(), posts: (read) => read() },
      );
      expect([status, headers['Cache-Control'], headers['Retry-After']]).toEqual([
        503,
        'no-store',
        '60',
      ]);
      expect(vi.mocked(console.error).mock.calls.join()).toContain('file failed');
      vi.mocked(console.error).mockClear();
    },
  );
});

describe('what is kept for a time', () => {
  it('is read once, again later, and after a failure', async () => {
    let [now, reads] = [0, 0];
    const kept = keptFor<number>(1_000, () => now);
    const read = async () => {
      reads += 1;
      if (reads === 3) throw new Error('unreachable');
      return reads;
    };
    expect(await Promise.all([kept(read), kept(read)])).toEqual([1, 1]);
    now = 1_000;
    expect(await kept(read)).toBe(2);
    now = 2_000;
    await expect(kept(read)).rejects.toThrow('unreachable');
    expect(await kept(read)).toBe(4);
  });
});

import { expect, test } from 'vitest';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { database, SITE } from './call.ts';

/** Returns the paths of the HTML's internal links. */
function linkedPaths(html: string): string[] {
  return [...html.matchAll(/<a\s[^>]*?\bhref="(\/(?!\/)[^"#?]*)/g)].map(([, path = '']) => path);
}

/** Concurrent requests; the emulator starts a process for each request without an idle process. */
const AT_ONCE = 2;

/** Follows links from the home page without JavaScript. @returns the status by path */
async function crawl(): Promise<Map<string, number>> {
  const reached = new Map<string, number>();
  let next = ['/'];
  while (next.length > 0) {
    const pages = await Promise.all(
      next.slice(0, AT_ONCE).map(async (path) => {
        const response = await fetch(SITE + path);
        reached.set(path, response.status);
        return linkedPaths(await response.text());
      }),
    );
    next = [...new Set([...next, ...pages.flat()])].filter((path) => !reached.has(path));
  }
  return reached;
}

/** Returns the paths of all published records, which other tests may change meanwhile. */
async function publishedPaths(): Promise<string[]> {
  const ids = async (collection: string, flag: string, key?: string) => {
    const { docs } = await database().collection(collection).where(flag, '==', true).get();
    return docs.map((doc) => encodeURIComponent(key === undefined ? doc.id : String(doc.get(key))));
  };
  const [hotels, posts, destinations] = await Promise.all([
    ids(COLLECTIONS.hotels, 'published'),
    ids(COLLECTIONS.blogPosts, 'published'),
    ids(COLLECTIONS.destinations, 'active', 'destination_slug'),
  ]);
  expect(Math.min(hotels.length, posts.length, destinations.length)).toBeGreaterThan(5);
  return [
    ...hotels.map((id) => `/hotels/${id}`),
    ...posts.map((id) => `/blog/${id}`),
    ...destinations.map((slug) => `/destinations/${slug}`),
  ];
}

test('links in server-rendered HTML lead to every published hotel, article and destination', async () => {
  const before = await publishedPaths();
  const reached = await crawl();
  const after = new Set(await publishedPaths());
  const missing = before.filter((path) => after.has(path) && !reached.has(path));
  expect(missing).toEqual([]);
  expect([...reached].filter(([, status]) => status !== 200)).toEqual([]);
});

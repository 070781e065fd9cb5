import { expect, test } from 'vitest';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { database, SITE } from './call.ts';

/** The paths that an anchor of the HTML leads to within the site. */
function linkedPaths(html: string): string[] {
  return [...html.matchAll(/<a\s[^>]*?\bhref="(\/(?!\/)[^"#?]*)/g)].map(([, path = '']) => path);
}

/** The emulator starts a process for each request that finds none idle. */
const AT_ONCE = 2;

/** Every page that a robot without JavaScript reaches from the home page, with its status. */
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

/** The paths of what is published, but for what other tests publish meanwhile. */
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

test('every published hotel, article and destination is linked from the server’s HTML', async () => {
  const before = await publishedPaths();
  const reached = await crawl();
  const after = new Set(await publishedPaths());
  const missing = before.filter((path) => after.has(path) && !reached.has(path));
  expect(missing).toEqual([]);
  expect([...reached].filter(([, status]) => status !== 200)).toEqual([]);
});

import { droppedPages, entryOf, LASTING_PAGES, meaningOf } from '#domain/site/kept-page.ts';
import { SAVED_PAGES_CACHE, VISITED_PAGES_CACHE } from '#domain/site/storage-keys.ts';

// The server's pages in Cache Storage, for the page and for the service worker. All may reject: storage
// can be blocked or full.

const KEPT_AT = 'X-Kept-At';
const ENTRY = 'X-Entry';
const PATIENCE_MS = 20_000;
/** Of the body as it was sent. */
const OF_TRANSFER = ['Content-Encoding', 'Content-Length', 'Transfer-Encoding'];

/** Paths are the keys: what a request accepts makes no difference. */
const ANY = { ignoreVary: true };

export async function findPage(path: string): Promise<Response | undefined> {
  const find = async (name: string) => (await caches.open(name)).match(path, ANY);
  const [saved, visited] = await Promise.all([SAVED_PAGES_CACHE, VISITED_PAGES_CACHE].map(find));
  return saved ?? visited;
}

/** The file that starts the application in a kept page: of use only with its build. */
export const entryFileOf = ({ headers }: Response): string => headers.get(ENTRY) ?? '';

/** A page as it is kept, with its own policy; null when it must not be, as an error or somebody's own. */
async function keepable(response: Response): Promise<Response | null> {
  const { status, redirected, headers } = response;
  if (meaningOf(status) !== 'keep' || redirected) return null;
  if (/no-store|private/.test(headers.get('Cache-Control') ?? '')) return null;
  const html = await response.text();
  const entry = entryOf(html);
  if (entry === null) return null;
  const kept = new Headers(headers);
  for (const name of OF_TRANSFER) kept.delete(name);
  kept.set(KEPT_AT, String(Date.now()));
  kept.set(ENTRY, entry);
  return new Response(html, { headers: kept });
}

export async function dropVisited(isServed: (entry: string) => Promise<boolean>): Promise<void> {
  const cache = await caches.open(VISITED_PAGES_CACHE);
  const visited = await Promise.all(
    (await cache.keys()).map(async ({ url }) => {
      const page = await cache.match(url, ANY);
      const isUsable = page !== undefined && (await isServed(entryFileOf(page)));
      return { path: url, keptAt: isUsable ? Number(page.headers.get(KEPT_AT)) : 0 };
    }),
  );
  await Promise.all(droppedPages(visited, Date.now()).map((path) => cache.delete(path, ANY)));
}

/**
 * Keeps the server's answer for a path: for good if the page lasts or is saved, else among the visited
 * ones. A visited page that is no longer there is dropped; a saved one stays.
 */
export async function storePage(path: string, response: Response): Promise<void> {
  const [saved, visited] = await Promise.all([
    caches.open(SAVED_PAGES_CACHE),
    caches.open(VISITED_PAGES_CACHE),
  ]);
  if (meaningOf(response.status) === 'gone') {
    await visited.delete(path, ANY);
    return;
  }
  const page = await keepable(response);
  if (!page) return;
  const isSaved = LASTING_PAGES.includes(path) || (await saved.match(path, ANY)) !== undefined;
  await (isSaved ? saved : visited).put(path, page);
}

/** Fetches a page and keeps it as `storePage` does. The browser's own cache may hold another build's. */
export async function fetchPage(path: string): Promise<void> {
  // A worker with work to do would keep the next one waiting.
  const signal = AbortSignal.timeout(PATIENCE_MS);
  await storePage(path, await fetch(path, { redirect: 'manual', cache: 'no-cache', signal }));
}

/** Keeps a page for good, until it is released; without a network what was visited, until it can be fetched. */
export async function savePage(path: string): Promise<void> {
  const [saved, visited] = await Promise.all([
    caches.open(SAVED_PAGES_CACHE),
    caches.open(VISITED_PAGES_CACHE),
  ]);
  if (await saved.match(path, ANY)) return;
  // An empty answer marks what is to be fetched.
  await saved.put(path, (await visited.match(path, ANY)) ?? new Response());
  await visited.delete(path, ANY);
  await fetchPage(path);
}

export async function savedPaths(): Promise<string[]> {
  const requests = await caches.open(SAVED_PAGES_CACHE).then((cache) => cache.keys());
  const paths = requests.map(({ url }) => url.slice(new URL(url).origin.length));
  return [...new Set([...LASTING_PAGES, ...paths])];
}

/** Ends keeping a page for good: it counts as a visited one from then on. */
export async function unsavePage(path: string): Promise<void> {
  if (LASTING_PAGES.includes(path)) return;
  const saved = await caches.open(SAVED_PAGES_CACHE);
  const page = await saved.match(path, ANY);
  if (!page) return;
  const visited = await caches.open(VISITED_PAGES_CACHE);
  await visited.put(path, page);
  await saved.delete(path, ANY);
}

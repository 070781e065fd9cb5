import { safeStorage } from '#data/browser-storage.ts';
import { readFavourites } from '#data/read-favourites.ts';
import { droppedPages, entryOf, LASTING_PAGES, meaningOf } from '#domain/site/kept-page.ts';
import { hotelPath } from '#domain/site/record-paths.ts';
import { FAVOURITES_DATABASE, SAVED_HOTELS_KEY } from '#domain/site/storage-keys.ts';

// Server-rendered pages in Cache Storage, for the page and the service worker. All functions may reject:
// storage can be blocked or full.

/** Followed in cache names by the entry file of a build: a page works only with the files of its build. */
const PREFIX = 'pages-';
const KEPT_AT = 'X-Kept-At';
const PATIENCE_MS = 20_000;
/** Headers that describe the body as transferred; the stored body is decoded. */
const OF_TRANSFER = ['Content-Encoding', 'Content-Length', 'Transfer-Encoding'];

/** Pages are found by path alone, whatever headers a request sends. */
const ANY = { ignoreVary: true };

/** Returns the paths of pages that never expire: LASTING_PAGES and the pages of saved hotels. */
export async function lastingPaths(): Promise<string[]> {
  const stored = await safeStorage<unknown>(FAVOURITES_DATABASE).getItem(SAVED_HOTELS_KEY);
  return [...LASTING_PAGES, ...readFavourites(stored).map(({ hotel }) => hotelPath(hotel.id))];
}

export const findPage = (path: string, entry: string): Promise<Response | undefined> =>
  caches.match(path, { ...ANY, cacheName: PREFIX + entry });

async function pageCaches(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX));
}

async function dropPage(path: string): Promise<void> {
  if ((await lastingPaths()).includes(path)) return;
  for (const name of await pageCaches()) await (await caches.open(name)).delete(path, ANY);
}

/** Stores a page, unless the response is an error or private; drops a page that is gone and may expire. */
export async function storePage(path: string, response: Response): Promise<void> {
  const { status, redirected, headers } = response;
  if (meaningOf(status) === 'gone') return dropPage(path);
  if (meaningOf(status) !== 'keep' || redirected) return;
  if (/no-store|private/.test(headers.get('Cache-Control') ?? '')) return;
  const html = await response.text();
  const entry = entryOf(html);
  if (entry === null) return;
  const kept = new Headers(headers);
  for (const name of OF_TRANSFER) kept.delete(name);
  kept.set(KEPT_AT, String(Date.now()));
  const cache = await caches.open(PREFIX + entry);
  await cache.put(path, new Response(html, { headers: kept }));
}

/** Fetches and stores a page. Revalidates the HTTP cache, which may hold the page of another build. */
export async function fetchPage(path: string): Promise<void> {
  // A busy service worker would delay the activation of its next version.
  const signal = AbortSignal.timeout(PATIENCE_MS);
  await storePage(path, await fetch(path, { redirect: 'manual', cache: 'no-cache', signal }));
}

/** Drops the pages of all other builds, and the expired pages of `builds`. */
export async function dropPages(builds: readonly string[]): Promise<void> {
  const lasting = await lastingPaths();
  const current = builds.map((entry) => PREFIX + entry);
  for (const name of await pageCaches()) {
    if (!current.includes(name)) await caches.delete(name);
    else await dropExpired(await caches.open(name), lasting);
  }
}

async function dropExpired(cache: Cache, lasting: readonly string[]): Promise<void> {
  const visited: { path: string; keptAt: number }[] = [];
  for (const { url } of await cache.keys()) {
    const path = url.slice(new URL(url).origin.length);
    const page = lasting.includes(path) ? undefined : await cache.match(url, ANY);
    if (page) visited.push({ path, keptAt: Number(page.headers.get(KEPT_AT)) });
  }
  for (const path of droppedPages(visited, Date.now())) await cache.delete(path, ANY);
}

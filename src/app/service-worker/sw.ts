import {
  cacheNames,
  type RouteMatchCallback,
  setCacheNameDetails,
  type WorkboxPlugin,
} from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { getCacheKeyForURL, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { Strategy, type StrategyHandler } from 'workbox-strategies';
import {
  CACHE_MATCH_BY_URL,
  findEntryScriptUrl,
  PRECACHED_PAGE_PATHS,
  pageCachePath,
} from '#domain/site/cached-page.ts';
import { isPagePath } from '#domain/site/site-paths.ts';
import { SAVED_HOTELS_CACHE } from '#domain/site/storage-keys.ts';
import { cacheSavedHotelFile } from './cache-saved-hotel-file.ts';
import { CACHE_EXPIRY_OPTIONS, isMessageFromPage, registerPictureCaching } from './pictures.ts';

declare const self: ServiceWorkerGlobalScope;

const SHELL = 'app.html';
/** Time in ms to wait for the server before showing the page's cached copy or, without one, app.html. */
const PATIENCE_MS = { page: 2000, shell: 4000 };

const entries = self.__WB_MANIFEST;
const shell = entries.find((entry) => typeof entry === 'object' && entry.url === SHELL);
// The hash of app.html identifies the build: app.html names the entry script, whose hash depends on all files.
const BUILD = (typeof shell === 'object' && shell.revision) || '';
const FILES = 'files';
const PAGES = `pages-${BUILD}`;

// The cache for the build's files is named after the build, so that open tabs of the former build keep their files.
setCacheNameDetails({ prefix: FILES, suffix: BUILD });
precacheAndRoute(entries, { cleanURLs: false, directoryIndex: '' });

// Answers requests by open tabs of a former build from the cache of that build's files.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/assets\/(?!admin\/)/.test(url.pathname),
  async ({ request }) => (await caches.match(request.url, CACHE_MATCH_BY_URL)) ?? fetch(request),
);

/** Returns a page's copy from any cache, if a cache also has the entry script of the build that rendered it. */
async function cachedPage(request: Request): Promise<Response | undefined> {
  const path = pageCachePath(new URL(request.url));
  const cached = path === null ? undefined : await caches.match(path, CACHE_MATCH_BY_URL);
  const entry = cached && findEntryScriptUrl(await cached.clone().text());
  return entry && (await caches.match(entry, CACHE_MATCH_BY_URL)) ? cached : undefined;
}

/** Caches this build's files again if the browser has deleted them; `addAll` stores none if the server lacks one. */
async function restoreFiles(): Promise<void> {
  if (await matchPrecache(SHELL)) return;
  const cache = await caches.open(cacheNames.precache);
  const urls = entries.map((entry) => (typeof entry === 'object' ? entry.url : entry));
  await cache.addAll(urls.flatMap((url) => getCacheKeyForURL(url) ?? []));
}

/** Caches public pages of this build; deletes the cached copy of a page that the server no longer has. */
const cacheOwnPages: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => pageCachePath(new URL(request.url)) ?? request,
  async cacheWillUpdate({ request, response }) {
    const path = pageCachePath(new URL(request.url));
    const { status, redirected, headers } = response;
    if (path === null || redirected) return null;
    if (status === 404 || status === 410) {
      const cache = await caches.open(PAGES);
      await cache.delete(path, CACHE_MATCH_BY_URL);
    }
    if (status !== 200 || /no-store|private/.test(headers.get('Cache-Control') ?? '')) return null;
    const entry = findEntryScriptUrl(await response.clone().text());
    return entry && getCacheKeyForURL(entry) ? response : null;
  },
};

/** Answers with the server's page or, if the server fails or is slow, with the cached page or else app.html. */
class ServerFirst extends Strategy {
  protected async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const network = handler.fetchAndCachePut(request).catch(() => undefined);
    // Keeps the service worker running, so that a page that arrives late is cached for the next visit.
    void handler.waitUntil(network);
    void handler.waitUntil(restoreFiles().catch(() => undefined));
    const cached = (await handler.cacheMatch(request)) ?? (await cachedPage(request));
    const fallback = cached ?? (await matchPrecache(SHELL));
    const patienceMs = PATIENCE_MS[cached ? 'page' : 'shell'];
    const patience = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs));
    const answer = await Promise.race(fallback ? [network, patience] : [network]);
    if (answer && answer.status < 500) return answer;
    return fallback ?? (await network) ?? Response.error();
  }
}

const isPage: RouteMatchCallback = ({ url, sameOrigin, request, event }) =>
  sameOrigin &&
  isPagePath(url.pathname) &&
  (request.mode === 'navigate' || isMessageFromPage(event));

registerRoute(
  isPage,
  new ServerFirst({
    cacheName: PAGES,
    matchOptions: CACHE_MATCH_BY_URL,
    plugins: [cacheOwnPages, new ExpirationPlugin(CACHE_EXPIRY_OPTIONS)],
  }),
);

registerPictureCaching();

/** Fetches and caches pages again, to match this build; keeps the former copy of a page that cannot be fetched. */
async function refreshPages(cacheName: string, paths: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheName);
  // Bypasses the HTTP cache, which may hold the former build's page. Redirects fail: they cannot answer a navigation.
  const options = { cache: 'no-cache', redirect: 'error' } as const;
  await Promise.allSettled(paths.map((path) => cache.add(new Request(path, options))));
}

async function refreshSavedHotels(): Promise<void> {
  // Opening a missing cache would create it, and saved-hotel-cacher.tsx would then load its code on every visit.
  if (!(await caches.has(SAVED_HOTELS_CACHE))) return;
  const cache = await caches.open(SAVED_HOTELS_CACHE);
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  const hotels = paths.filter((path) => path.startsWith('/hotels/'));
  await refreshPages(SAVED_HOTELS_CACHE, hotels);
}

self.addEventListener('install', (event) => {
  event.waitUntil(
    Promise.all([refreshPages('main-pages', PRECACHED_PAGE_PATHS), refreshSavedHotels()]),
  );
});

/** Deletes other builds' pages and files; while several tabs are open, keeps the files of the newest other build. */
async function deleteOldCaches(): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const currentCaches: string[] = [cacheNames.precache, PAGES];
  const otherCaches = (await caches.keys()).filter((name) => !currentCaches.includes(name));
  const files = otherCaches.filter((name) => name.startsWith(`${FILES}-`));
  const pages = otherCaches.filter((name) => name.startsWith('pages-'));
  const unneeded = tabs.length > 1 ? files.slice(0, -1) : files;
  await Promise.all([...unneeded, ...pages].map((name) => caches.delete(name)));
}

self.addEventListener('activate', (event) => {
  // Lets the browser request the page while the service worker starts.
  const preload = self.registration.navigationPreload?.enable();
  event.waitUntil(Promise.all([preload, deleteOldCaches()]));
});

// Handles messages that after-idle.later.ts and keep-hotels.ts send to the service worker.
self.addEventListener('message', (event) => {
  const { data, ports } = event;
  if (data.type === 'SKIP_WAITING') void self.skipWaiting();
  if (data.type === 'HAS_FILE') ports[0]?.postMessage(getCacheKeyForURL(data.file) !== undefined);
  if (data.type === 'KEEP') {
    event.waitUntil(cacheSavedHotelFile(data).then((result) => ports[0]?.postMessage(result)));
  }
});

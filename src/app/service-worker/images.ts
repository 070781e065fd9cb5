import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import type { RouteHandlerCallback, RouteMatchCallback } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst } from 'workbox-strategies';
import { ownArtName } from '#domain/site/image-url.ts';
import { SAVED_IMAGES_CACHE, VISITED_IMAGES_CACHE } from '#domain/site/storage-keys.ts';
import { ownFile } from './files.ts';

/** Precached, for pictures that were never loaded. */
const FALLBACK_IMAGE = '/art/article-grand-salon-800.avif';
const DAY_S = 24 * 60 * 60;

// Opaque responses count several MB of quota each, hence the few entries.
const visited = new CacheFirst({
  cacheName: VISITED_IMAGES_CACHE,
  plugins: [
    new CacheableResponsePlugin({ statuses: [0, 200] }),
    new ExpirationPlugin({ maxEntries: 60, maxAgeSeconds: 30 * DAY_S, purgeOnQuotaError: true }),
  ],
});

export const isImage: RouteMatchCallback = ({ request }) => request.destination === 'image';

/** The same picture in any size and format that a cache holds. */
async function anySize(cacheName: string, url: URL): Promise<Response | undefined> {
  const name = ownArtName(url.pathname);
  if (!name) return undefined;
  const cache = await caches.open(cacheName);
  const requests = await cache.keys();
  const same = requests.find((request) => ownArtName(new URL(request.url).pathname) === name);
  return same && cache.match(same, { ignoreVary: true });
}

/**
 * Saved images first, which never expire, then visited ones, then the network; offline another size
 * of the same picture, or the default picture.
 */
export const handleImage: RouteHandlerCallback = async (options) => {
  const { request, url } = options;
  const cache = await caches.open(SAVED_IMAGES_CACHE);
  // The page fetched it with other headers than an <img> sends.
  const saved = await cache.match(request, { ignoreVary: true });
  if (saved) return saved;
  try {
    return await visited.handle(options);
  } catch {
    return (
      (await anySize(SAVED_IMAGES_CACHE, url)) ??
      (await anySize(VISITED_IMAGES_CACHE, url)) ??
      (await ownFile(FALLBACK_IMAGE)) ??
      Response.error()
    );
  }
};

/** Keeps pictures that were shown before there was a worker. */
export async function keepImages(event: ExtendableEvent, urls: readonly string[]): Promise<void> {
  const requests = urls.map((url) => new Request(url, { mode: 'no-cors' }));
  await Promise.allSettled(requests.map((request) => visited.handle({ event, request })));
}

import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import type { RouteHandlerCallback, RouteMatchCallback } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst } from 'workbox-strategies';
import { findImage } from '#data/offline/image-cache.ts';
import { VISITED_IMAGES_CACHE } from '#domain/site/storage-keys.ts';
import { ownFile } from './files.ts';

/** Precached fallback for pictures that were never loaded. */
const FALLBACK_IMAGE = '/art/article-grand-salon-800.avif';
const DAY_S = 24 * 60 * 60;

// Opaque responses count as several MB of quota each, hence the few entries.
const visited = new CacheFirst({
  cacheName: VISITED_IMAGES_CACHE,
  plugins: [
    new CacheableResponsePlugin({ statuses: [0, 200] }),
    new ExpirationPlugin({ maxEntries: 60, maxAgeSeconds: 30 * DAY_S, purgeOnQuotaError: true }),
  ],
});

export const isImage: RouteMatchCallback = ({ request }) => request.destination === 'image';

export const handleImage: RouteHandlerCallback = (options) =>
  findImage(
    options.request,
    () => visited.handle(options),
    () => ownFile(FALLBACK_IMAGE),
  );

/** Caches pictures that were shown before a worker was active. */
export async function keepImages(event: ExtendableEvent, urls: readonly string[]): Promise<void> {
  const requests = urls.map((url) => new Request(url, { mode: 'no-cors' }));
  await Promise.allSettled(requests.map((request) => visited.handle({ event, request })));
}

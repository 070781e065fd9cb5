import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import type { RouteMatchCallback, WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { matchPrecache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, StaleWhileRevalidate, type StrategyOptions } from 'workbox-strategies';
import { pictureCacheKey } from '#domain/media/picture-urls.ts';
import { CACHE_MATCH_BY_URL } from '#domain/site/cached-page.ts';
import { CACHED_CONTENT_RETENTION_DAYS } from '#domain/site/limits.ts';
import { SAVED_HOTELS_CACHE } from '#domain/site/storage-keys.ts';

declare const self: ServiceWorkerGlobalScope;

/** The picture shown instead of a picture that fails to load; precached in this size only. */
const FALLBACK_PICTURE = '/art/article-grand-salon-800.avif';
/** Limits of a cache of pages or pictures. */
export const CACHE_EXPIRY_OPTIONS = {
  maxEntries: 60,
  maxAgeSeconds: CACHED_CONTENT_RETENTION_DAYS * 24 * 60 * 60,
};

/** Returns true if an event is a message by which a page asks the service worker to cache URLs. */
export const isMessageFromPage = (event: ExtendableEvent) =>
  event instanceof ExtendableMessageEvent;

/**
 * If a picture cannot be loaded, answers with the copy cached for a saved hotel, in any size. Never answers with the
 * fallback picture instead: pages must know that a picture is missing, and leave out its caption.
 */
const showSavedPictures: WorkboxPlugin = {
  async fetchDidSucceed({ response }) {
    if (response.status >= 500) throw new Error(`Picture answered with ${response.status}.`);
    return response;
  },
  async handlerDidError({ request }) {
    const { origin } = self.location;
    const key = pictureCacheKey(request.url, origin);
    if (key === pictureCacheKey(FALLBACK_PICTURE, origin)) return matchPrecache(FALLBACK_PICTURE);
    return await caches.match(key, {
      ...CACHE_MATCH_BY_URL,
      cacheName: SAVED_HOTELS_CACHE,
    });
  },
};

/** Caches no picture requested by the administration, because the picture may be unpublished. */
const notOfAdmin: WorkboxPlugin = {
  async cacheWillUpdate({ event, response }) {
    // Requests for pictures of other sites have no referrer: the requesting page is found by its client id.
    const id = event instanceof FetchEvent ? event.clientId : '';
    const page = await self.clients.get(id);
    return page && /^\/admin(?:\/|$)/.test(new URL(page.url).pathname) ? null : response;
  },
};

const PICTURES: StrategyOptions = {
  cacheName: 'visited-images',
  matchOptions: CACHE_MATCH_BY_URL,
  plugins: [
    notOfAdmin,
    // Opaque responses count as several MB of quota each, hence the small number of cached pictures.
    new CacheableResponsePlugin({ statuses: [0, 200] }),
    new ExpirationPlugin({ ...CACHE_EXPIRY_OPTIONS, purgeOnQuotaError: true }),
    showSavedPictures,
  ],
};
const isPicture: RouteMatchCallback = ({ request, event }) =>
  request.destination === 'image' || isMessageFromPage(event);

/** Caches the pictures that visitors have seen. */
export function registerPictureCaching(): void {
  registerRoute((options) => options.sameOrigin && isPicture(options), new CacheFirst(PICTURES));
  // A cached opaque response may be an error: the response of the next request replaces it.
  registerRoute(isPicture, new StaleWhileRevalidate(PICTURES));
}

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

/** The picture that replaces one that fails to load; the service worker precaches it in this size only. */
const FALLBACK_PICTURE = '/art/article-grand-salon-800.avif';
/** Limits of the service worker's cache of visited pages, and of its cache of pictures. */
export const CACHE_EXPIRY_OPTIONS = {
  maxEntries: 60,
  maxAgeSeconds: CACHED_CONTENT_RETENTION_DAYS * 24 * 60 * 60,
};

/** Returns true if an event is a message by which a page asks the service worker to cache URLs. */
export const isMessageFromPage = (event: ExtendableEvent) =>
  event instanceof ExtendableMessageEvent;

/**
 * If a picture cannot be loaded, answers with the copy cached for a saved hotel, in any size, else fails. It does not
 * send the fallback picture in its place: the page must notice the failure, to leave out the caption.
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
    // Requests for other sites' pictures have no referrer, so the client id tells which page has requested the picture.
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
    // Each opaque response (status 0) counts as several MB of storage quota: hence the small number of cached pictures.
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
  // Other sites' pictures: a cached opaque response may be an error, so the next request replaces it.
  registerRoute(isPicture, new StaleWhileRevalidate(PICTURES));
}

import {
  CACHE_MATCH_BY_URL,
  type FileToCache,
  type SavedHotelFileCachingResult,
} from '#domain/site/cached-page.ts';
import { SAVED_HOTELS_CACHE } from '#domain/site/storage-keys.ts';

/** Caches a saved hotel's page or picture; in the service worker, because the CSP of pages forbids other hosts. */
export async function cacheSavedHotelFile({
  key,
  url,
}: FileToCache): Promise<SavedHotelFileCachingResult> {
  try {
    const cache = await caches.open(SAVED_HOTELS_CACHE);
    if (await cache.match(key, CACHE_MATCH_BY_URL)) return 'saved';
    // Requests pictures with CORS: browsers count an opaque response as several MB of the storage quota.
    const response = await fetch(url, { credentials: 'omit', referrerPolicy: 'no-referrer' });
    if (!response.ok) return 'failed';
    await cache.put(key, response);
    return 'saved';
  } catch (error) {
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'failed';
  }
}

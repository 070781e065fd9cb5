import { messageSW } from 'workbox-window';
import type { Hotel } from '#domain/hotel/hotel.ts';
import { parseHostedPicture, pictureFileUrl } from '#domain/media/photo.ts';
import { pictureCacheKey } from '#domain/media/picture-urls.ts';
import { DEFAULT_HOTEL_IMAGE } from '#domain/site/brand.ts';
import { CACHE_MATCH_BY_URL, type SavedHotelFileCachingResult } from '#domain/site/cached-page.ts';
import { hotelPath } from '#domain/site/record-paths.ts';
import { SAVED_HOTELS_CACHE } from '#domain/site/storage-keys.ts';
import { checkNetworkDown } from '../network.ts';
import { createSharedState, useSharedState } from '../shared-state.ts';
import { loadFavourites } from './favourites.ts';

export type OfflineHotelState = 'saved' | 'waiting' | 'full';

const offlineStates = createSharedState<ReadonlyMap<string, OfflineHotelState>>(new Map());

/**
 * Returns whether a saved hotel can be read offline ('saved') or, if not, why: it waits for the network, or the device
 * is full. Undefined until the hotel's files have been checked.
 */
export const useOfflineHotelState = (id: string): OfflineHotelState | undefined =>
  useSharedState(offlineStates).get(id);

/**
 * Returns the URL of the picture file to cache: for a picture of this site, the smallest AVIF file that fills the
 * window, or else the largest.
 */
function fileOf(image: string): string {
  const hosted = parseHostedPicture(image);
  if (!hosted) return image;
  const pixels = innerWidth * devicePixelRatio;
  const width =
    hosted.widths.find((pixelWidth) => pixelWidth >= pixels) ?? Math.max(...hosted.widths);
  return pictureFileUrl(hosted, width, 'avif');
}

const keyOf = (url: string) => pictureCacheKey(url, location.origin);

/** Returns the URLs of a hotel's page and picture files, each by its cache key. */
function filesOf({ id, image, gallery }: Hotel): Map<string, string> {
  const images = [image ?? DEFAULT_HOTEL_IMAGE, ...gallery.map(({ url }) => url)];
  return new Map([
    [hotelPath(id), hotelPath(id)],
    ...images.map((url): [string, string] => [keyOf(url), fileOf(url)]),
  ]);
}

/**
 * Caches the page and the pictures of a hotel. Ignores files that fail although the network works, such as pictures
 * that their host refuses.
 */
async function keepHotel(hotel: Hotel, worker: ServiceWorker): Promise<OfflineHotelState> {
  const files = [...filesOf(hotel)];
  const results: SavedHotelFileCachingResult[] = await Promise.all(
    files.map(([key, url]) => messageSW(worker, { type: 'KEEP', key, url })),
  );
  if (results.includes('full')) return 'full';
  return results.includes('failed') && (await checkNetworkDown()) ? 'waiting' : 'saved';
}

async function keepAll(worker: ServiceWorker): Promise<void> {
  const hotels = (await loadFavourites()).map(({ hotel }) => hotel);
  if (hotels.length === 0) {
    await caches.delete(SAVED_HOTELS_CACHE);
    return;
  }
  const cache = await caches.open(SAVED_HOTELS_CACHE);
  const needed = new Set(hotels.flatMap((hotel) => [...filesOf(hotel).keys()]));
  for (const request of await cache.keys()) {
    if (!needed.has(keyOf(request.url))) await cache.delete(request, CACHE_MATCH_BY_URL);
  }
  const states = new Map<string, OfflineHotelState>();
  for (const hotel of hotels) {
    states.set(hotel.id, await keepHotel(hotel, worker));
    offlineStates.set(new Map(states));
  }
}

/** Caches the pages and pictures of all saved hotels, drops those of other hotels; one tab at a time. Never throws. */
export async function cacheSavedHotels(): Promise<void> {
  try {
    // In development, there is no service worker, so this promise never resolves.
    const { active } = await navigator.serviceWorker.ready;
    if (active) await navigator.locks.request(SAVED_HOTELS_CACHE, () => keepAll(active));
  } catch {
    // Errors are ignored, because the next visit tries again to cache the hotels.
  }
}

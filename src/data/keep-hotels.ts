import type { Hotel } from '#domain/hotel/hotel.ts';
import { pictureFile, sitePicture } from '#domain/media/photo.ts';
import { DEFAULT_HOTEL_IMAGE } from '#domain/site/brand.ts';
import { pictureKey } from '#domain/site/cached-page.ts';
import { hotelPath } from '#domain/site/record-paths.ts';
import { SAVED_HOTELS_CACHE } from '#domain/site/storage-keys.ts';
import { savedFavourites } from './favourites.ts';
import { isNetworkDead } from './network.ts';
import { sharedValue, useShared } from './shared-value.ts';

export type Keeping = 'saved' | 'waiting' | 'full';

const keeping = sharedValue<ReadonlyMap<string, Keeping>>(new Map());

/** Returns the state of a saved hotel; undefined until the cache has been checked. */
export const useKeeping = (id: string): Keeping | undefined => useShared(keeping).get(id);

/** Returns the picture file to cache: for a site picture, the smallest AVIF that fills the window. */
function fileOf(image: string): string {
  const own = sitePicture(image);
  if (!own) return image;
  const pixels = innerWidth * devicePixelRatio;
  const width = own.widths.find((one) => one >= pixels) ?? Math.max(...own.widths);
  return pictureFile(own, width, 'avif');
}

/** Files are found by address alone, whatever headers a request sends. */
const ANY = { ignoreVary: true };

const keyOf = (url: string) => pictureKey(url, location.origin);

/** Returns the addresses that a hotel needs offline, its page and its pictures, by cache key. */
function filesOf({ id, image, gallery }: Hotel): Map<string, string> {
  const images = [image ?? DEFAULT_HOTEL_IMAGE, ...gallery.map(({ url }) => url)];
  return new Map([
    [hotelPath(id), hotelPath(id)],
    ...images.map((one): [string, string] => [keyOf(one), fileOf(one)]),
  ]);
}

async function keepFile(cache: Cache, [key, url]: [string, string]): Promise<void> {
  if (await cache.match(key, ANY)) return;
  // With CORS, because browsers charge megabytes of quota for an opaque response.
  const response = await fetch(url, { credentials: 'omit', referrerPolicy: 'no-referrer' });
  if (!response.ok) throw new Error(`${url} answered with ${response.status}.`);
  await cache.put(key, response);
}

/** Caches what a hotel lacks offline. Skips pictures that their host refuses. */
async function keepHotel(hotel: Hotel, cache: Cache): Promise<Keeping> {
  const files = [...filesOf(hotel)];
  const results = await Promise.allSettled(files.map((file) => keepFile(cache, file)));
  const failed = results.filter((result) => result.status === 'rejected');
  if (failed.some(({ reason }) => reason.name === 'QuotaExceededError')) return 'full';
  return failed.length > 0 && (await isNetworkDead()) ? 'waiting' : 'saved';
}

async function keepAll(): Promise<void> {
  const hotels = (await savedFavourites()).map(({ hotel }) => hotel);
  if (hotels.length === 0) return void (await caches.delete(SAVED_HOTELS_CACHE));
  const cache = await caches.open(SAVED_HOTELS_CACHE);
  const needed = new Set(hotels.flatMap((hotel) => [...filesOf(hotel).keys()]));
  for (const request of await cache.keys()) {
    if (!needed.has(keyOf(request.url))) await cache.delete(request, ANY);
  }
  const states = new Map<string, Keeping>();
  for (const hotel of hotels) {
    states.set(hotel.id, await keepHotel(hotel, cache));
    keeping.set(new Map(states));
  }
}

/** Caches pages and pictures of saved hotels, drops others; one tab at a time. Never throws. */
export const keepSaved = (): Promise<void> =>
  navigator.locks.request(SAVED_HOTELS_CACHE, keepAll).catch(() => undefined);

import { savedFavourites } from '#data/favourites.ts';
import { isNetworkDead } from '#data/network.ts';
import { sharedValue, useShared } from '#data/shared-value.ts';
import type { Hotel } from '#domain/hotel/hotel.ts';
import { pictureFile, sitePicture } from '#domain/media/photo.ts';
import { DEFAULT_HOTEL_IMAGE } from '#domain/site/brand.ts';
import { hotelPath } from '#domain/site/record-paths.ts';
import { SAVED_IMAGES_CACHE } from '#domain/site/storage-keys.ts';
import { imageName } from './image-name.ts';
import { fetchPage } from './page-cache.ts';

const LOCK = 'grand-sejour-keeping';

/** State of a saved hotel's pictures: cached, waiting for the network, or refused by a full storage. */
export type Keeping = 'saved' | 'waiting' | 'full';

const keeping = sharedValue<ReadonlyMap<string, Keeping>>(new Map());

/** Returns the state of a saved hotel's pictures; undefined until the cache has been checked. */
export const useKeeping = (id: string): Keeping | undefined => useShared(keeping).get(id);

/** Returns the picture file to cache: for a site picture, the smallest AVIF that fills the window. */
function fileOf(image: string): string {
  const own = sitePicture(image);
  if (!own) return image;
  const pixels = innerWidth * devicePixelRatio;
  return pictureFile(
    own,
    own.widths.find((width) => width >= pixels) ?? Math.max(...own.widths),
    'avif',
  );
}

const picturesOf = ({ image, gallery }: Hotel): Map<string, string> => {
  const images = [image ?? DEFAULT_HOTEL_IMAGE, ...gallery.map(({ url }) => url)];
  return new Map(images.map((one) => [imageName(one), one]));
};

const isFull = (error: unknown) =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

/** Caches a hotel's missing pictures. Skips pictures that their host refuses. */
async function keepPictures(hotel: Hotel, cache: Cache, kept: Set<string>): Promise<Keeping> {
  const missing = [...picturesOf(hotel)].filter(([name]) => !kept.has(name));
  const results = await Promise.allSettled(
    missing.map(async ([name, image]) => {
      // With CORS, because browsers charge megabytes of quota for an opaque response.
      const options = { credentials: 'omit', referrerPolicy: 'no-referrer' } as const;
      await cache.add(new Request(fileOf(image), options));
      kept.add(name);
    }),
  );
  const failed = results.filter((result) => result.status === 'rejected');
  if (failed.some(({ reason }) => isFull(reason))) return 'full';
  return failed.length > 0 && (await isNetworkDead()) ? 'waiting' : 'saved';
}

/** Deletes the pictures that no saved hotel needs; returns the names of the remaining pictures. */
async function dropUnneeded(cache: Cache, hotels: readonly Hotel[]): Promise<Set<string>> {
  const needed = new Set(hotels.flatMap((hotel) => [...picturesOf(hotel).keys()]));
  const kept = new Set<string>();
  for (const request of await cache.keys()) {
    const name = imageName(request.url);
    if (needed.has(name)) kept.add(name);
    else await cache.delete(request, { ignoreVary: true });
  }
  return kept;
}

async function keepPage({ id }: Hotel): Promise<void> {
  // Without a service worker, as in development, cached pages would never be shown.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const path = hotelPath(id);
  if (await caches.match(path, { ignoreVary: true })) return;
  // If this fetch fails, the service worker fetches the page at its next start.
  await fetchPage(path).catch(() => undefined);
}

async function keepAll(): Promise<void> {
  const hotels = (await savedFavourites()).map(({ hotel }) => hotel);
  const cache = await caches.open(SAVED_IMAGES_CACHE);
  const kept = await dropUnneeded(cache, hotels);
  const states = new Map<string, Keeping>();
  for (const hotel of hotels) {
    states.set(hotel.id, await keepPictures(hotel, cache, kept));
    keeping.set(new Map(states));
  }
  if (hotels.length === 0) await caches.delete(SAVED_IMAGES_CACHE);
  for (const hotel of hotels) await keepPage(hotel);
}

/** Caches pages and pictures of saved hotels, drops other pictures; one tab at a time. Never throws. */
export const keepSaved = (): Promise<void> =>
  navigator.locks.request(LOCK, keepAll).catch(() => undefined);

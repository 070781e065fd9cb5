import type { Hotel } from '#domain/hotel/hotel.ts';
import { pictureFile, sitePicture } from '#domain/media/photo.ts';
import { DEFAULT_HOTEL_IMAGE } from '#domain/site/defaults.ts';
import { SAVED_IMAGES_CACHE, VISITED_IMAGES_CACHE } from '#domain/site/storage-keys.ts';
import { imageName } from './image-name.ts';
import { sizeOf } from './size-of.ts';

/** Returns the width that Chromium chooses for a picture as wide as the window. */
function windowWidth(widths: readonly number[]): number {
  const { innerWidth, devicePixelRatio } = window;
  const isEnough = (width: number, index: number) => {
    const next = devicePixelRatio > 1 ? (widths[index + 1] ?? Number.POSITIVE_INFINITY) : width;
    return innerWidth * devicePixelRatio <= Math.sqrt(width * next);
  };
  return widths.find(isEnough) ?? Math.max(...widths);
}

export function picturesOf(hotel: Hotel): ReadonlyMap<string, string> {
  const own = hotel.image ?? DEFAULT_HOTEL_IMAGE;
  const images = [own, ...hotel.gallery.map(({ url }) => url)];
  return new Map(images.map((image) => [imageName(image), image]));
}

/**
 * The address to keep: of the site's own pictures the size that fills this window, as AVIF, which every
 * current browser asks for. Where the page shows it smaller, the service worker answers with it too.
 */
function addressOf(image: string): string {
  const own = sitePicture(image);
  return own ? pictureFile(own, windowWidth(own.widths), 'avif') : image;
}

/** Pictures that never expire, with the bytes that each takes in all its sizes. Never cached twice. */
export interface SavedImages {
  /** Bytes by the picture's name; 0 for one whose host tells nothing about it. */
  sizes: ReadonlyMap<string, number>;
  /** @throws TypeError without an answer, QuotaExceededError when the device is full */
  keep(name: string, image: string): Promise<void>;
  keepOnly(names: ReadonlySet<string>): Promise<void>;
}

/** The same address is the same picture, whatever headers it was asked for with. */
const ANY_HEADERS = { ignoreVary: true };

/**
 * The site's own, which the visitor may have seen already; from other hosts with CORS, as a browser
 * sets aside megabytes for an answer that it may not look into.
 */
async function fetchPicture(address: string): Promise<Response> {
  if (address.startsWith('/')) {
    const visited = await caches.open(VISITED_IMAGES_CACHE);
    return (await visited.match(address, ANY_HEADERS)) ?? fetch(address);
  }
  const options = { referrerPolicy: 'no-referrer' } as const;
  try {
    return await fetch(address, { ...options, credentials: 'omit' });
  } catch {
    return fetch(address, { ...options, mode: 'no-cors' });
  }
}

export async function openSavedImages(): Promise<SavedImages | null> {
  let cache: Cache;
  try {
    cache = await caches.open(SAVED_IMAGES_CACHE);
  } catch {
    return null;
  }
  const sizes = new Map<string, number>();
  const requests = await cache.keys();
  for (const { url } of requests) {
    const name = imageName(url);
    const response = await cache.match(url, ANY_HEADERS);
    if (response) sizes.set(name, (sizes.get(name) ?? 0) + (await sizeOf(response)));
  }
  return {
    sizes,
    async keep(name, image) {
      const address = addressOf(image);
      const response = await fetchPicture(address);
      if (!response.ok && response.type !== 'opaque') throw new TypeError('No such picture');
      await cache.put(address, response);
      const kept = await cache.match(address, ANY_HEADERS);
      sizes.set(name, kept ? await sizeOf(kept) : 0);
    },
    async keepOnly(names) {
      const free = requests.filter(({ url }) => !names.has(imageName(url)));
      await Promise.all(free.map((request) => cache.delete(request, ANY_HEADERS)));
      for (const name of sizes.keys()) if (!names.has(name)) sizes.delete(name);
    },
  };
}

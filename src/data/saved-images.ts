import type { Hotel } from '#domain/hotel/hotel.ts';
import { ownArtName } from '#domain/site/image-url.ts';
import { SAVED_IMAGES_CACHE } from '#domain/site/storage-keys.ts';

/** The widths kept of the site's own art: for cards, and for heroes of phones and small windows. */
const KEPT_WIDTHS = [480, 1280];

/** The URLs to keep for one image. The site's own art is kept as AVIF, which every current browser asks for. */
function urlsOf(image: string): string[] {
  const name = ownArtName(image);
  return name ? KEPT_WIDTHS.map((width) => `/art/${name}-${width}.avif`) : [image];
}

function imagesOf(hotel: Hotel): string[] {
  return [hotel.image, ...hotel.gallery.map((picture) => picture.url)].flatMap(urlsOf);
}

async function openCache(): Promise<Cache | null> {
  try {
    return await caches.open(SAVED_IMAGES_CACHE);
  } catch {
    // No Cache Storage (private mode, insecure context): the hotel's text is still readable offline.
    return null;
  }
}

async function keep(cache: Cache, url: string): Promise<void> {
  const request = url.startsWith('/')
    ? new Request(url)
    : new Request(url, { mode: 'no-cors', referrerPolicy: 'no-referrer' });
  const response = await fetch(request);
  if (response.ok || response.type === 'opaque') await cache.put(request, response);
}

/** Keeps a hotel's images in a cache that never expires. Never throws. */
export async function keepImages(hotel: Hotel): Promise<void> {
  const cache = await openCache();
  if (cache) await Promise.allSettled(imagesOf(hotel).map((url) => keep(cache, url)));
}

/** Deletes a hotel's images except those that another saved hotel shows. Never throws. */
export async function releaseImages(hotel: Hotel, others: readonly Hotel[]): Promise<void> {
  const cache = await openCache();
  if (!cache) return;
  const needed = new Set(others.flatMap(imagesOf));
  const free = imagesOf(hotel).filter((url) => !needed.has(url));
  await Promise.allSettled(free.map((url) => cache.delete(url)));
}

import type { Hotel } from '#domain/hotel/hotel.ts';
import { ownArtName } from '#domain/site/image-url.ts';
import { SAVED_IMAGES_CACHE } from '#domain/site/storage-keys.ts';

/** Of the site's own art two sizes are kept: a row or card, and the hero of a phone or small window. */
const KEPT_WIDTHS = [480, 1280];

/** The addresses to keep for one image: the site's own art is asked for in AVIF by every browser of today. */
function addresses(image: string): string[] {
  const name = ownArtName(image);
  return name ? KEPT_WIDTHS.map((width) => `/art/${name}-${width}.avif`) : [image];
}

function imagesOf(hotel: Hotel): string[] {
  return [hotel.image, ...hotel.gallery.map((picture) => picture.url)].flatMap(addresses);
}

async function openCache(): Promise<Cache | null> {
  try {
    return await caches.open(SAVED_IMAGES_CACHE);
  } catch {
    // No Cache Storage (private mode, insecure context): the hotel's text stays readable.
    return null;
  }
}

async function keep(cache: Cache, address: string): Promise<void> {
  const request = address.startsWith('/')
    ? new Request(address)
    : new Request(address, { mode: 'no-cors', referrerPolicy: 'no-referrer' });
  const response = await fetch(request);
  if (response.ok || response.type === 'opaque') await cache.put(request, response);
}

/** Keeps a hotel's images for good, out of reach of the visited images' expiry. Never throws. */
export async function keepImages(hotel: Hotel): Promise<void> {
  const cache = await openCache();
  if (cache) await Promise.allSettled(imagesOf(hotel).map((address) => keep(cache, address)));
}

/** Lets go of a hotel's images but those that another saved hotel shows. Never throws. */
export async function releaseImages(hotel: Hotel, others: readonly Hotel[]): Promise<void> {
  const cache = await openCache();
  if (!cache) return;
  const needed = new Set(others.flatMap(imagesOf));
  const free = imagesOf(hotel).filter((address) => !needed.has(address));
  await Promise.allSettled(free.map((address) => cache.delete(address)));
}

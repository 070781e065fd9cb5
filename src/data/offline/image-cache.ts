import { SAVED_IMAGES_CACHE, VISITED_IMAGES_CACHE } from '#domain/site/storage-keys.ts';
import { imageName } from './image-name.ts';

/** Pages fetch pictures with other headers than an <img> sends. */
const ANY = { ignoreVary: true };

/** Finds the same picture in any size and format: a device that was turned asks for another one. */
async function anySize(cacheName: string, url: string): Promise<Response | undefined> {
  // Opening a cache creates it, and every visit would look after saved hotels.
  if (!(await caches.has(cacheName))) return undefined;
  const name = imageName(url);
  const cache = await caches.open(cacheName);
  const same = (await cache.keys()).find((request) => imageName(request.url) === name);
  return same && cache.match(same, ANY);
}

/**
 * Finds a picture for the service worker: a saved one, which never expires; what `visit` finds among
 * visited ones or in the network; without an answer, another size of the same picture, or `fallback`.
 */
export async function findImage(
  { url }: Request,
  visit: () => Promise<Response>,
  fallback: () => Promise<Response | undefined>,
): Promise<Response> {
  const isSaved = { ...ANY, cacheName: SAVED_IMAGES_CACHE };
  const saved = await caches.match(url, isSaved).catch(() => undefined);
  if (saved) return saved;
  const answer = await visit().catch(() => undefined);
  if (answer && answer.status < 500) return answer;
  return (
    (await anySize(SAVED_IMAGES_CACHE, url)) ??
    (await anySize(VISITED_IMAGES_CACHE, url)) ??
    (await fallback()) ??
    answer ??
    Response.error()
  );
}

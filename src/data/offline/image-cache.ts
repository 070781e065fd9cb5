import { SAVED_IMAGES_CACHE, VISITED_IMAGES_CACHE } from '#domain/site/storage-keys.ts';
import { imageName } from './image-name.ts';

/** Saved pictures were fetched with other headers than an <img> sends. */
const ANY = { ignoreVary: true };

/** Finds a picture in any cached size and format: a rotated device asks for another size. */
async function anySize(cacheName: string, url: string): Promise<Response | undefined> {
  // Opening a missing cache would create it, and hotel-keeper.tsx would then run on every visit.
  if (!(await caches.has(cacheName))) return undefined;
  const name = imageName(url);
  const cache = await caches.open(cacheName);
  const same = (await cache.keys()).find((request) => imageName(request.url) === name);
  return same && cache.match(same, ANY);
}

/**
 * Finds a picture for the service worker, in this order: the saved picture, which never expires; the answer
 * of `visit`, from visited pictures or the network; another size of the picture; `fallback`.
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

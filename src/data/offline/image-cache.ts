import { SAVED_IMAGES_CACHE, VISITED_IMAGES_CACHE } from '#domain/site/storage-keys.ts';
import { imageName } from './image-name.ts';

/** Pages fetch pictures with other headers than an <img> sends. */
const ANY = { ignoreVary: true };

/** The same picture in any size and format that a cache holds: a device that was turned asks for another one. */
async function anySize(cacheName: string, url: string): Promise<Response | undefined> {
  const name = imageName(url);
  const cache = await caches.open(cacheName);
  const requests = await cache.keys();
  const same = requests.find((request) => imageName(request.url) === name);
  return same && cache.match(same, ANY);
}

const savedImage = async (url: string): Promise<Response | undefined> =>
  (await caches.open(SAVED_IMAGES_CACHE)).match(url, ANY);

/**
 * A picture for the service worker to answer with: a saved one, which never expires; what `visit` finds
 * among visited ones or in the network; without a network, or when the server fails, another size of the
 * same picture, and where there is none, `fallback`.
 */
export async function findImage(
  { url }: Request,
  visit: () => Promise<Response>,
  fallback: () => Promise<Response | undefined>,
): Promise<Response> {
  const saved = await savedImage(url).catch(() => undefined);
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

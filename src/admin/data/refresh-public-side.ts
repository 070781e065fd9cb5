import { safeStorage } from '#data/browser-storage.ts';
import { QUERY_CACHE_DATABASE } from '#domain/site/storage-keys.ts';

const stored = safeStorage<unknown>(QUERY_CACHE_DATABASE);

/**
 * Lets this browser see a change at once: clears what it keeps for offline use, and bypasses the CDN's
 * copies of the pages. Hosting makes the cookie `__session`, the only one that it lets through, part
 * of a page's cache key. Never throws.
 */
export async function refreshPublicSide(): Promise<void> {
  // biome-ignore lint/suspicious/noDocumentCookie: Safari has no Cookie Store yet.
  document.cookie = `__session=${Date.now()}; path=/; max-age=86400; samesite=lax`;
  const entries = await stored.entries();
  await Promise.all(entries.map(([key]) => stored.removeItem(key)));
}

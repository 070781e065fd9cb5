import { safeStorage } from '#data/browser-storage.ts';
import { QUERY_CACHE_DATABASE } from '#domain/site/storage-keys.ts';

const stored = safeStorage<unknown>(QUERY_CACHE_DATABASE);

/**
 * Shows a change at once in this browser: clears its offline cache and bypasses the CDN. Hosting only
 * forwards the cookie `__session`, which is part of the cache key. Never throws.
 */
export async function refreshPublicSide(): Promise<void> {
  // biome-ignore lint/suspicious/noDocumentCookie: Safari has no Cookie Store yet.
  document.cookie = `__session=${Date.now()}; path=/; max-age=86400; samesite=lax`;
  const entries = await stored.entries();
  await Promise.all(entries.map(([key]) => stored.removeItem(key)));
}

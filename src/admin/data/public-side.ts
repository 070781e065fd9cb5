import { openIndexedDbOrMemory } from '#data/storage.ts';
import { QUERY_CACHE_IDB_NAME } from '#domain/site/storage-keys.ts';

const stored = openIndexedDbOrMemory<unknown>(QUERY_CACHE_IDB_NAME);

/** Makes this browser show the latest public pages: deletes the query results that they store, and bypasses the CDN. */
export async function bypassPublicSiteCaches(): Promise<void> {
  // Hosting forwards only this cookie, and answers requests that have it from the function.
  // biome-ignore lint/suspicious/noDocumentCookie: Safari has no Cookie Store yet.
  document.cookie = `__session=${Date.now()}; path=/; max-age=86400; samesite=lax`;
  const entries = await stored.entries();
  await Promise.all(entries.map(([key]) => stored.removeItem(key)));
}

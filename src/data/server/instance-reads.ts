import type { QueryPersister } from '@tanstack/react-query';
import { withDeadline } from '../deadline.ts';
import { logError } from '../report.ts';
import { createLruCache, getOrMake } from './lru-cache.ts';

const FRESH_MS = 30_000;
const DEADLINE_MS = 5_000;

/** Cache in the memory of a server instance, which can thus render pages even while Firestore does not answer. */
const cache = createLruCache<{ data: unknown }>(300, FRESH_MS);

/** Empties the server instance's cache. The result of a read that is still running is not cached. */
export const clearInstanceReadCache = (): void => cache.clear();

/**
 * Returns cached data. If they are older than FRESH_MS, also reads them again in the background; if older than twice
 * FRESH_MS, waits for new data, and returns the cached ones only if reading fails.
 */
export const readThroughInstanceCache: QueryPersister = async (read, context, query) => {
  if (query.meta?.onServer === 'pageOnly') return read(context);
  const key = query.queryHash;
  const cached = cache.peek(key, { allowStale: true });
  const refresh = async () => {
    const data = await read(context);
    // A missing record is not cached, because HTTP requests may name any number of invented ids.
    if (data === null) cache.delete(key);
    return { data };
  };
  const refreshed = getOrMake(cache, key, refresh);
  if (cached && cache.getRemainingTTL(key) > -FRESH_MS) {
    refreshed.catch((error: unknown) => logError('read not refreshed', error));
    return cached.data;
  }
  try {
    return (await withDeadline(refreshed, DEADLINE_MS)).data;
  } catch (error) {
    if (!cached) throw error;
    logError('read failed, copy of the instance served', error);
    return cached.data;
  }
};

import { LRUCache } from 'lru-cache';

/**
 * Caches up to `max` results for `ttl` ms (0: no limit). `forceFetch(key, { context: make })` calls `make` once for
 * concurrent callers.
 */
export const createLruCache = <TValue extends NonNullable<unknown>>(max: number, ttl = 0) =>
  new LRUCache<string, TValue, () => Promise<TValue>>({
    max,
    ttl,
    // Reads the date at each access; by default, lru-cache reads `performance.now()`, at most once per millisecond.
    ttlResolution: 0,
    perf: { now: () => Date.now() },
    // Callers that wait for a result get it even if the cache is emptied meanwhile.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context }) => context(),
  });

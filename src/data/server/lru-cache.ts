import { LRUCache } from 'lru-cache';

/**
 * Creates a cache of up to `max` results, each fresh for `ttl` ms (0: for ever). If several callers await
 * `forceFetch(key, { context: make })` for the same key, `make` is called once.
 */
export const createLruCache = <TValue extends NonNullable<unknown>>(max: number, ttl = 0) =>
  new LRUCache<string, TValue, () => Promise<TValue>>({
    max,
    ttl,
    // Computes ages from `Date.now()` at each access; by default, lru-cache reads `performance.now()`, at most once per
    // millisecond.
    ttlResolution: 0,
    perf: { now: () => Date.now() },
    // Callers that wait for a result get it even if the cache is emptied meanwhile.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context }) => context(),
  });

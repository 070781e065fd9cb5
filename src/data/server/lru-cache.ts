import { LRUCache } from 'lru-cache';

/** Creates a cache for `getOrMake`, of up to `max` results, each fresh for `ttl` ms (0: for ever). */
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
    // A result that is no longer fresh stays for `peek` if making a new one fails.
    noDeleteOnFetchRejection: true,
    fetchMethod: (_key, _stale, { context }) => context(),
  });

/** Returns the fresh cached result, or makes and caches one; calls for one key at the same time share one `make`. */
export const getOrMake = <TValue extends NonNullable<unknown>>(
  cache: LRUCache<string, TValue, () => Promise<TValue>>,
  key: string,
  make: () => Promise<NoInfer<TValue>>,
): Promise<TValue> => cache.forceFetch(key, { context: make });

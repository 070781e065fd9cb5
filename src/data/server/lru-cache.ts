import { LRUCache } from 'lru-cache';

/** Caches results for `ttl` ms (0: forever): `forceFetch(key, { context: make })` runs once for concurrent callers. */
export const lruCache = <TValue extends NonNullable<unknown>>(max: number, ttl = 0) =>
  new LRUCache<string, TValue, () => Promise<TValue>>({
    max,
    ttl,
    // Asks for the date at each access: by default, times come from another clock, which is read less often.
    ttlResolution: 0,
    perf: { now: () => Date.now() },
    // Callers that wait for a result get it even if the cache is emptied meanwhile.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context }) => context(),
  });

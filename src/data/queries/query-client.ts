import {
  type EnsureQueryDataOptions,
  onlineManager,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { readPageSeoThroughCache, readQueryThroughCache } from './read-through-cache.ts';

const MINUTE_MS = 60_000;

/**
 * How long data count as fresh: `lists` for hotels and destinations, `pageSeo` for pages' SEO texts, `byDefault` for
 * all else and for hotels read with all their fields.
 */
export const STALE_TIMES_MS = {
  lists: 30 * MINUTE_MS,
  pageSeo: 5 * MINUTE_MS,
  byDefault: 15 * MINUTE_MS,
} as const;

/** First elements of the query keys of `firstMatchingHotelsQuery`; the next element is the filter. */
export const FIRST_HOTELS_QUERY_KEY_PREFIX = ['hotels', 'first'] as const;

/**
 * Options of queries whose data are computed from a longer list, which is a query itself: the server caches that list
 * instead, and if reading it fails, only the list's own query tries again.
 */
export const LIST_DERIVED_OPTIONS = { meta: { onServer: 'pageOnly' }, retry: false } as const;

export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        persister: readQueryThroughCache,
        staleTime: STALE_TIMES_MS.byDefault,
        // TanStack Query's default 'online' would pause queries while offline, and route loaders would wait for them.
        // `retry` below checks for a network instead.
        networkMode: 'always',
        refetchOnWindowFocus: false,
        // Reads stale data again when the network is back. TanStack Query does so by default, but not with networkMode
        // 'always'.
        refetchOnReconnect: true,
        // The server keeps TanStack Query's defaults: data are never dropped, failed reads never retried.
        ...(!import.meta.env.SSR && {
          gcTime: 30 * MINUTE_MS,
          retry: (failures: number, { name }: Error) =>
            onlineManager.isOnline() && failures < 1 && name !== 'TimeoutError',
        }),
      },
    },
  });
  client.setQueryDefaults(['hotels'], { staleTime: STALE_TIMES_MS.lists });
  client.setQueryDefaults(['hotels', 'detail'], { staleTime: STALE_TIMES_MS.byDefault });
  client.setQueryDefaults(['destinations'], { staleTime: STALE_TIMES_MS.lists });
  client.setQueryDefaults(['page-seo'], {
    staleTime: STALE_TIMES_MS.pageSeo,
    persister: readPageSeoThroughCache,
  });
  return client;
}

/**
 * Returns cached data at once and, while online, refreshes them in the background if stale; fetches data that are not
 * cached.
 */
export function readCachedFirst<TData, TKey extends QueryKey>(
  queryClient: QueryClient,
  options: EnsureQueryDataOptions<TData, Error, TData, TKey>,
): Promise<TData> {
  return queryClient.ensureQueryData({ ...options, revalidateIfStale: onlineManager.isOnline() });
}

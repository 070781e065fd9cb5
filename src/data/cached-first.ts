import type { EnsureQueryDataOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import { isOnline } from './online.ts';

/** Returns cached data at once, refreshing stale data in the background; fetches if nothing is cached. */
export function cachedFirst<TData, TKey extends QueryKey>(
  queryClient: QueryClient,
  options: EnsureQueryDataOptions<TData, Error, TData, TKey>,
): Promise<TData> {
  return queryClient.ensureQueryData({ ...options, revalidateIfStale: isOnline() });
}

/** Like cachedFirst, but fetches again if null is cached: the record may have been published since. */
export function cachedRecord<TData, TKey extends QueryKey>(
  queryClient: QueryClient,
  options: EnsureQueryDataOptions<TData, Error, TData, TKey>,
): Promise<TData> {
  const isMissing = queryClient.getQueryData(options.queryKey) === null;
  return isMissing
    ? queryClient.fetchQuery({ ...options, staleTime: 0 })
    : cachedFirst(queryClient, options);
}

import type { EnsureQueryDataOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import { isOnline } from './online.ts';

/** Returns cached data at once and refreshes stale data in the background; else reads. */
export function cachedFirst<TData, TKey extends QueryKey>(
  queryClient: QueryClient,
  options: EnsureQueryDataOptions<TData, Error, TData, TKey>,
): Promise<TData> {
  return queryClient.ensureQueryData({ ...options, revalidateIfStale: isOnline() });
}

/** Like cachedFirst, but reads a cached null again: the record may have been published since. */
export function cachedRecord<TData, TKey extends QueryKey>(
  queryClient: QueryClient,
  options: EnsureQueryDataOptions<TData, Error, TData, TKey>,
): Promise<TData> {
  const isMissing = queryClient.getQueryData(options.queryKey) === null;
  return isMissing
    ? queryClient.fetchQuery({ ...options, staleTime: 0 })
    : cachedFirst(queryClient, options);
}

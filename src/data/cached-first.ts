import type { EnsureQueryDataOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import { isOnline } from './online.ts';

/**
 * What a page shows of a query: what is cached at once, refreshed in the background when stale; read
 * first when nothing is. Rejects when that fails.
 */
export function cachedFirst<TData, TKey extends QueryKey>(
  queryClient: QueryClient,
  options: EnsureQueryDataOptions<TData, Error, TData, TKey>,
): Promise<TData> {
  return queryClient.ensureQueryData({ ...options, revalidateIfStale: isOnline() });
}

/** The same for one record or null: null is read again, as the record may have been published since. */
export function cachedRecord<TData, TKey extends QueryKey>(
  queryClient: QueryClient,
  options: EnsureQueryDataOptions<TData, Error, TData, TKey>,
): Promise<TData> {
  const isMissing = queryClient.getQueryData(options.queryKey) === null;
  return isMissing
    ? queryClient.fetchQuery({ ...options, staleTime: 0 })
    : cachedFirst(queryClient, options);
}

import type { Query, QueryFunction, QueryFunctionContext, QueryKey } from '@tanstack/react-query';

/** Persister of all queries: caches data in the browser's storage or, on the server, in the instance's memory. */
export async function readThroughCache<TData, TKey extends QueryKey>(
  queryFn: QueryFunction<TData, TKey, never>,
  context: QueryFunctionContext<TKey>,
  query: Query,
  lastResort?: () => Promise<TData | undefined>,
): Promise<TData> {
  if (import.meta.env.SSR) {
    if (query.meta?.isDerived) return queryFn(context);
    const { readThroughServerCache } = await import('./instance-reads.ts');
    return readThroughServerCache(query.queryKey, () => queryFn(context));
  }
  const { restoreOrFetchQuery } = await import('./stored-queries.later.ts');
  return restoreOrFetchQuery(queryFn, context, query, lastResort);
}

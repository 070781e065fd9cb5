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
    const { readInInstance } = await import('./instance-reads.ts');
    return readInInstance(query.queryKey, () => queryFn(context));
  }
  const { restoreOrFetch } = await import('./stored-queries.later.ts');
  return restoreOrFetch(queryFn, context, query, lastResort);
}

import type { Query, QueryFunction, QueryFunctionContext, QueryKey } from '@tanstack/react-query';

/** Marks the queries that may be read offline: published content, nothing personal. */
export const OFFLINE = { offline: true };

/**
 * The persister of those queries. Its code is loaded with the first fetch: a page that the server
 * filled makes none.
 */
export async function persistOffline<TData, TKey extends QueryKey>(
  queryFn: QueryFunction<TData, TKey, never>,
  context: QueryFunctionContext<TKey>,
  query: Query,
): Promise<TData> {
  const { restoreOrFetch } = await import('./stored-queries.ts');
  return restoreOrFetch(queryFn, context, query);
}

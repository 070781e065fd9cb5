import {
  experimental_createQueryPersister,
  type PersistedQuery,
} from '@tanstack/query-persist-client-core';
import type { QueryClient } from '@tanstack/react-query';
import { CACHED_CONTENT_RETENTION_DAYS } from '#domain/site/retention.ts';
import { QUERY_CACHE_DATABASE } from '#domain/site/storage-keys.ts';
import { safeStorage } from './browser-storage.ts';

/** Raise it when the shape of cached data changes: older entries are dropped. */
const SCHEMA_VERSION = '1';

const persister = experimental_createQueryPersister<PersistedQuery>({
  storage: import.meta.env.SSR ? undefined : safeStorage<PersistedQuery>(QUERY_CACHE_DATABASE),
  // IndexedDB stores structured clones; serialising to a string would only cost time.
  serialize: (query) => query,
  deserialize: (stored) => stored,
  buster: SCHEMA_VERSION,
  maxAge: CACHED_CONTENT_RETENTION_DAYS * 24 * 60 * 60_000,
});

/** Restores a query from the browser's storage, else fetches and stores it. Storage errors are ignored. */
export const restoreOrFetch = persister.persisterFn;

/**
 * Stores the queries that came with the server's HTML: no query function ran for them, so the first
 * page seen would not be readable offline. Also drops expired entries.
 */
export async function persistHydratedQueries(queryClient: QueryClient): Promise<void> {
  const queries = queryClient.getQueryCache().findAll({
    predicate: (query) => query.meta?.offline === true && query.state.status === 'success',
  });
  await Promise.all(queries.map((query) => persister.persistQuery(query)));
  await persister.persisterGc();
}

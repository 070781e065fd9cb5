import {
  experimental_createQueryPersister,
  type PersistedQuery,
} from '@tanstack/query-persist-client-core';
import type { QueryClient } from '@tanstack/react-query';
import { QUERY_CACHE_DATABASE } from '#domain/site/storage-keys.ts';
import { safeStorage } from './browser-storage.ts';
import { PERSISTED_MS } from './freshness.ts';

/** Raised when the shape of what is cached changes: older entries are then dropped. */
const SCHEMA_VERSION = '1';

const persister = experimental_createQueryPersister<PersistedQuery>({
  storage: import.meta.env.SSR ? undefined : safeStorage<PersistedQuery>(QUERY_CACHE_DATABASE),
  // IndexedDB stores by structured clone; a string would only cost time.
  serialize: (query) => query,
  deserialize: (stored) => stored,
  buster: SCHEMA_VERSION,
  maxAge: PERSISTED_MS,
});

/** Restores a query from the browser's storage, else fetches and stores it. Never throws by itself. */
export const restoreOrFetch = persister.persisterFn;

/**
 * Stores what the server's HTML brought along: it never passed through a query function, so
 * without this the first page seen could not be read offline. Also drops expired entries.
 */
export async function persistHydratedQueries(queryClient: QueryClient): Promise<void> {
  const queries = queryClient.getQueryCache().findAll({
    predicate: (query) => query.meta?.offline === true && query.state.status === 'success',
  });
  await Promise.all(queries.map((query) => persister.persistQuery(query)));
  await persister.persisterGc();
}

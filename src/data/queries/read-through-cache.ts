import type { QueryClient, QueryPersister } from '@tanstack/react-query';
import { logError } from '../report.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /**
       * Where the server puts a query's data, if not both into its memory and the page: `memoryOnly` for long lists, which
       * browsers read when needed, `pageOnly` for data computed from such a list.
       */
      onServer?: 'memoryOnly' | 'pageOnly';
      /**
       * Returns substitute data in the browser if reading fails and no data of the query are stored. They are shown as
       * stale, and not stored.
       */
      lastResort?: (client: QueryClient) => Promise<unknown>;
    };
  }
}

/**
 * Default persister of queries: caches data in the browser's storage or, on the server, in the memory of the instance.
 */
export const readQueryThroughCache: QueryPersister = async (...read) =>
  import.meta.env.SSR
    ? (await import('../server/instance-reads.ts')).readThroughInstanceCache(...read)
    : (await import('./stored-queries.later.ts')).restoreOrFetchQuery(...read);

/** Persister of pages' SEO texts: if reading fails, reports the error and keeps the previous texts. */
export const readPageSeoThroughCache: QueryPersister = async (read, context, query) => {
  // Catches errors outside the cache, so that a failed read is not cached as empty texts.
  try {
    return await readQueryThroughCache(read, context, query);
  } catch (error) {
    logError(`Métadonnées de la page ${query.queryKey[1]} indisponibles`, error);
    return query.state.data ?? {};
  }
};

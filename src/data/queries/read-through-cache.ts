import type { QueryClient, QueryPersister } from '@tanstack/react-query';
import { logError } from '../report.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /**
       * False for a query whose data the server does not cache, because it caches the longer list from which they are
       * computed.
       */
      isServerCached?: boolean;
      /**
       * False for a query whose data the server does not send with the page, such as the list of all hotels: browsers
       * read them when needed.
       */
      isSent?: boolean;
      /** False for a query whose data browsers do not store. */
      isStored?: boolean;
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

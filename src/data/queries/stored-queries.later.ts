import {
  experimental_createQueryPersister,
  PERSISTER_KEY_PREFIX,
  type PersistedQuery,
} from '@tanstack/query-persist-client-core';
import {
  notifyManager,
  onlineManager,
  type Query,
  type QueryClient,
  type QueryPersister,
} from '@tanstack/react-query';
import { CACHED_CONTENT_RETENTION_DAYS } from '#domain/site/limits.ts';
import { QUERY_CACHE_IDB_NAME } from '#domain/site/storage-keys.ts';
import { DAY_MS } from '#domain/text/today.ts';
import { withDeadline } from '../deadline.ts';
import { checkNetworkDown } from '../network.ts';
import { openIndexedDbOrMemory } from '../storage.ts';

/** Timeout of a Firestore read in ms, because `fetch` itself has none. */
const DEADLINE_MS = Number(import.meta.env.VITE_ANSWER_DEADLINE_MS ?? 20_000);

const database = openIndexedDbOrMemory<PersistedQuery>(QUERY_CACHE_IDB_NAME);
const storage = {
  ...database,
  // Null, which stands for a missing record, is never stored: the record may be published tomorrow.
  setItem: (key: string, query: PersistedQuery) =>
    query.state.data === null ? database.removeItem(key) : database.setItem(key, query),
};

const persister = experimental_createQueryPersister<PersistedQuery>({
  storage,
  // Queries are stored as objects: IndexedDB clones them, and serialising to strings would only take time.
  serialize: (query) => query,
  deserialize: (stored) => stored,
  // Another build may read other fields or compute other data, so queries stored by another build are dropped.
  buster: document.documentElement.dataset.entry ?? '',
  maxAge: CACHED_CONTENT_RETENTION_DAYS * DAY_MS,
});

function refreshRestored(client: QueryClient, query: Query, { state }: PersistedQuery): void {
  query.setState({ dataUpdatedAt: state.dataUpdatedAt });
  // Reads data again only if they are stale. If that fails, the restored ones stay.
  if (onlineManager.isOnline())
    void client.prefetchQuery({ ...query.options, queryKey: query.queryKey });
}

/**
 * Restores a query's data from the browser's storage, or fetches them. If fetching fails, returns the data of its
 * `lastResort`.
 */
export const restoreOrFetchQuery: QueryPersister = async (read, context, query) => {
  const isFirst = query.state.data === undefined;
  const restored: unknown = isFirst
    ? await persister.retrieveQuery(query.queryHash, (stored) =>
        refreshRestored(context.client, query, stored),
      )
    : undefined;
  if (restored !== undefined) return restored;
  try {
    const data = await withDeadline(Promise.resolve(read(context)), DEADLINE_MS);
    // Stores the query later, because it holds the new data only after this function has returned.
    notifyManager.schedule(() => void persister.persistQuery(query));
    return data;
  } catch (error) {
    // Tests the network first: if it is down, the page says so, and no query is retried in vain.
    await checkNetworkDown();
    const fallback = isFirst ? await query.meta?.lastResort?.(context.client) : undefined;
    if (fallback === undefined) throw error;
    notifyManager.schedule(() => query.setState({ dataUpdatedAt: 0 }));
    return fallback;
  }
};

/** Stores a query that came with the page, unless stored data are newer, as the page itself may come from a cache. */
async function storeNewer(query: Query): Promise<void> {
  const stored = await storage.getItem(`${PERSISTER_KEY_PREFIX}-${query.queryHash}`);
  if (stored && stored.state.dataUpdatedAt > query.state.dataUpdatedAt) return;
  await persister.persistQuery(query);
}

/** Stores the queries that came with the page, for offline use, and drops expired ones. */
export async function persistHydratedQueries(queryClient: QueryClient): Promise<void> {
  const queries = queryClient.getQueryCache().findAll({
    predicate: (query) => query.state.status === 'success',
  });
  await Promise.all(queries.map(storeNewer));
  await persister.persisterGc();
}

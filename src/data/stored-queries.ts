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
  type QueryFunction,
  type QueryFunctionContext,
  type QueryKey,
} from '@tanstack/react-query';
import { CACHED_CONTENT_RETENTION_DAYS } from '#domain/site/retention.ts';
import { QUERY_CACHE_DATABASE } from '#domain/site/storage-keys.ts';
import { safeStorage } from './browser-storage.ts';
import { withDeadline } from './deadline.ts';
import { isNetworkDead } from './network.ts';

/** Changes with the schemas: entries of another version are dropped. */
const SCHEMA_VERSION = import.meta.env.VITE_SCHEMA_VERSION;
/** Firestore's client has no timeout. */
const DEADLINE_MS = Number(import.meta.env.VITE_ANSWER_DEADLINE_MS ?? 20_000);
const noAnswer = () => new DOMException('No answer.', 'TimeoutError');
/** How far the clocks of server and device may differ. */
const CLOCKS_DIFFER_MS = 30 * 60_000;

/** Stores no negative answers: a missing record may be published tomorrow. */
function positiveStorage() {
  const storage = safeStorage<PersistedQuery>(QUERY_CACHE_DATABASE);
  return {
    ...storage,
    setItem: (key: string, query: PersistedQuery) =>
      query.state.data === null ? storage.removeItem(key) : storage.setItem(key, query),
  };
}

const storage = import.meta.env.SSR ? undefined : positiveStorage();

const persister = experimental_createQueryPersister<PersistedQuery>({
  storage,
  // IndexedDB stores structured clones; serialising to a string would only cost time.
  serialize: (query) => query,
  deserialize: (stored) => stored,
  buster: SCHEMA_VERSION,
  maxAge: CACHED_CONTENT_RETENTION_DAYS * 24 * 60 * 60_000,
});

const ageOf = ({ dataUpdatedAt }: PersistedQuery['state']) => Date.now() - dataUpdatedAt;

function refreshRestored(query: Query, { state }: PersistedQuery): void {
  query.setState({ dataUpdatedAt: state.dataUpdatedAt });
  // Without an observer, Query takes restored data for fresh; `options` has no type for staleTime.
  const staleTime: unknown = Reflect.get(query.options, 'staleTime');
  const isFresh = typeof staleTime === 'number' && !query.isStaleByTime(staleTime);
  // An age below zero is unknown: the clock was set back.
  const isDated = ageOf(state) > -CLOCKS_DIFFER_MS;
  if ((isFresh && isDated) || !onlineManager.isOnline()) return;
  // Restored data stay when this fails.
  query.fetch().catch(() => undefined);
}

/**
 * Restores a query from the browser's storage, else fetches and stores it. If both fail, asks
 * `lastResort`, whose data count as stale and are not stored. Ignores storage errors.
 */
export async function restoreOrFetch<TData, TKey extends QueryKey>(
  queryFn: QueryFunction<TData, TKey, never>,
  context: QueryFunctionContext<TKey>,
  query: Query,
  lastResort?: () => Promise<TData | undefined>,
): Promise<TData> {
  const isFirst = query.state.data === undefined;
  const restored = isFirst
    ? await persister.retrieveQuery<TData>(query.queryHash, (stored) =>
        refreshRestored(query, stored),
      )
    : undefined;
  // Older releases stored null.
  if (restored !== undefined && restored !== null) return restored;
  try {
    const data = await withDeadline(Promise.resolve(queryFn(context)), DEADLINE_MS, noAnswer);
    // Deferred until the query holds the data.
    notifyManager.schedule(() => void persister.persistQuery(query));
    return data;
  } catch (error) {
    // Notices an outage, so that visitors read the right reason and nothing is retried in vain.
    await isNetworkDead();
    const saved = isFirst ? await lastResort?.() : undefined;
    if (saved === undefined) throw error;
    notifyManager.schedule(() => query.setState({ dataUpdatedAt: 0 }));
    return saved;
  }
}

/** Stores a query of the server's page, or shows stored data that are newer than a cached page. */
async function storeOrRenew(query: Query): Promise<void> {
  const { dataUpdatedAt } = query.state;
  // Data that the server has just sent need no comparison.
  const isOld = ageOf(query.state) > CLOCKS_DIFFER_MS;
  const stored = isOld
    ? await storage?.getItem(`${PERSISTER_KEY_PREFIX}-${query.queryHash}`)
    : undefined;
  if (stored?.buster === SCHEMA_VERSION && stored.state.dataUpdatedAt > dataUpdatedAt) {
    query.setData(stored.state.data, { updatedAt: stored.state.dataUpdatedAt, manual: true });
  } else await persister.persistQuery(query);
}

/**
 * Stores the queries of the server's HTML, for which no query function ran: the first page would
 * not be readable offline. Also drops expired entries.
 */
export async function persistHydratedQueries(queryClient: QueryClient): Promise<void> {
  const queries = queryClient.getQueryCache().findAll({
    predicate: (query) => query.meta?.offline === true && query.state.status === 'success',
  });
  await Promise.all(queries.map(storeOrRenew));
  await persister.persisterGc();
}

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
import { CACHED_CONTENT_RETENTION_DAYS } from '#domain/site/limits.ts';
import { QUERY_CACHE_DATABASE } from '#domain/site/storage-keys.ts';
import { safeStorage } from './browser-storage.ts';
import { withDeadline } from './deadline.ts';
import { isNetworkDead } from './network.ts';

/** Changes with the schemas; stored entries with another version are dropped. */
const SCHEMA_VERSION = import.meta.env.VITE_SCHEMA_VERSION;
/** Timeout of a read, because Firestore's client never times out. */
const DEADLINE_MS = Number(import.meta.env.VITE_ANSWER_DEADLINE_MS ?? 20_000);
const noAnswer = () => new DOMException('No answer.', 'TimeoutError');
/** Accepted difference between the clocks of the server and the device. */
const CLOCKS_DIFFER_MS = 30 * 60_000;

/** Opens storage that never stores null: a missing record may be published tomorrow. */
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
  // IndexedDB stores structured clones; serialising to strings would only take time.
  serialize: (query) => query,
  deserialize: (stored) => stored,
  buster: SCHEMA_VERSION,
  maxAge: CACHED_CONTENT_RETENTION_DAYS * 24 * 60 * 60_000,
});

const ageOf = ({ dataUpdatedAt }: PersistedQuery['state']) => Date.now() - dataUpdatedAt;

function refreshRestored(query: Query, { state }: PersistedQuery): void {
  query.setState({ dataUpdatedAt: state.dataUpdatedAt });
  // Without an observer, a Query counts restored data as fresh. The type of `options` lacks staleTime.
  const staleTime: unknown = Reflect.get(query.options, 'staleTime');
  const isFresh = typeof staleTime === 'number' && !query.isStaleByTime(staleTime);
  // A negative age says nothing: the device's clock was set back.
  const isDated = ageOf(state) > -CLOCKS_DIFFER_MS;
  if ((isFresh && isDated) || !onlineManager.isOnline()) return;
  // If the refresh fails, the restored data stay.
  query.fetch().catch(() => undefined);
}

/**
 * Restores a query from the browser's storage, or else fetches and stores the data. If both fail, falls
 * back to `lastResort`, whose data count as stale and are not stored. Ignores storage errors.
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
  // Earlier releases stored null.
  if (restored !== undefined && restored !== null) return restored;
  try {
    const data = await withDeadline(Promise.resolve(queryFn(context)), DEADLINE_MS, noAnswer);
    // Deferred until the query holds the data.
    notifyManager.schedule(() => void persister.persistQuery(query));
    return data;
  } catch (error) {
    // Detects an outage, so that visitors read the right reason and no query retries in vain.
    await isNetworkDead();
    const saved = isFirst ? await lastResort?.() : undefined;
    if (saved === undefined) throw error;
    notifyManager.schedule(() => query.setState({ dataUpdatedAt: 0 }));
    return saved;
  }
}

/** Stores a hydrated query or, on a cached page, shows stored data that are newer than the page. */
async function storeOrRenew(query: Query): Promise<void> {
  const { dataUpdatedAt } = query.state;
  // Data that the server has just sent need no comparison with storage.
  const isOld = ageOf(query.state) > CLOCKS_DIFFER_MS;
  const stored = isOld
    ? await storage?.getItem(`${PERSISTER_KEY_PREFIX}-${query.queryHash}`)
    : undefined;
  if (stored?.buster === SCHEMA_VERSION && stored.state.dataUpdatedAt > dataUpdatedAt) {
    query.setData(stored.state.data, { updatedAt: stored.state.dataUpdatedAt, manual: true });
  } else await persister.persistQuery(query);
}

/**
 * Stores the queries hydrated from the server's HTML, for which no query function ran, so that the first
 * page can be read offline. Also drops expired entries.
 */
export async function persistHydratedQueries(queryClient: QueryClient): Promise<void> {
  const queries = queryClient.getQueryCache().findAll({
    predicate: (query) => query.meta?.offline === true && query.state.status === 'success',
  });
  await Promise.all(queries.map(storeOrRenew));
  await persister.persisterGc();
}

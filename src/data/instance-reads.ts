import { hashKey, QueryClient, type QueryKey } from '@tanstack/react-query';
import { LRUCache } from 'lru-cache';
import { withDeadline } from './deadline.ts';
import { report } from './report.ts';

// Cache of the rendering function's instance: pages rendered again within a minute read nothing,
// and rendering goes on while Firestore does not answer.

const FRESH_MS = 30_000;
/** Until this age data are used once more while they are refreshed. */
const USABLE_MS = 60_000;
/** Until this age data are used when a refresh fails. */
const FALLBACK_MS = 60 * 60_000;
const DEADLINE_MS = 5_000;
const MAX_QUERIES = 300;

const createClient = () =>
  new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always', gcTime: FALLBACK_MS } },
  });

let client = createClient();
/** Data from before the last `forgetReads`, used when a refresh fails. */
const former = createClient();

const used = new LRUCache<string, QueryKey>({
  max: MAX_QUERIES,
  noDisposeOnSet: true,
  dispose(queryKey) {
    for (const of of [client, former]) of.removeQueries({ queryKey, exact: true });
  },
});

/** Marks everything stale. Data from before the first of several calls remain as fallback. */
export function forgetReads(): void {
  const latest = client;
  client = createClient();
  for (const { queryKey, state } of latest.getQueryCache().getAll()) {
    if (state.data === undefined) continue;
    former.removeQueries({ queryKey, exact: true });
    former.setQueryData(queryKey, state.data, { updatedAt: state.dataUpdatedAt });
  }
}

/** Empties the cache, for tests. */
export function dropReads(): void {
  used.clear();
  client.clear();
  former.clear();
}

const noAnswer = () => new Error('Firestore does not answer.');

const ageOf = (of: QueryClient, key: QueryKey) =>
  Date.now() - (of.getQueryState(key)?.dataUpdatedAt ?? 0);

export async function readInInstance<TData>(
  key: QueryKey,
  read: () => TData | Promise<TData>,
): Promise<TData> {
  const hash = hashKey(key);
  const fetchNow = async () => {
    const at = client;
    try {
      const data = await at.fetchQuery<TData>({
        queryKey: key,
        queryFn: read,
        staleTime: FRESH_MS,
      });
      // Missing records are not cached, as requests may name any id; missing pages are few.
      if (data === null && key[0] !== 'page-seo') used.delete(hash);
      else if (at === client) used.set(hash, key);
      return data;
    } finally {
      if (!used.has(hash)) at.removeQueries({ queryKey: key, exact: true });
    }
  };
  used.get(hash);
  const kept = client.getQueryData<TData>(key);
  if (kept !== undefined && ageOf(client, key) < USABLE_MS) {
    if (ageOf(client, key) >= FRESH_MS) {
      fetchNow().catch((error: unknown) => report('Relecture impossible', error));
    }
    return kept;
  }
  try {
    return await withDeadline(fetchNow(), DEADLINE_MS, noAnswer);
  } catch (error) {
    const source = client.getQueryData(key) === undefined ? former : client;
    const stale = source.getQueryData<TData>(key);
    if (stale === undefined || ageOf(source, key) > FALLBACK_MS) throw error;
    report('Lecture impossible\u00a0: copie de l’instance', error);
    return stale;
  }
}

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

const client = new QueryClient({
  defaultOptions: { queries: { retry: false, networkMode: 'always', gcTime: FALLBACK_MS } },
});

const used = new LRUCache<string, QueryKey>({
  max: MAX_QUERIES,
  noDisposeOnSet: true,
  dispose: (queryKey) => client.removeQueries({ queryKey, exact: true }),
});

type Kept<TData> = { data: TData; generation: number };

/** Data of a former generation are only used when a refresh fails. */
let generation = 0;

/** Marks everything stale. */
export function forgetReads(): void {
  generation += 1;
}

/** Empties the cache, for tests. */
export function dropReads(): void {
  used.clear();
  client.clear();
}

const noAnswer = () => new Error('Firestore does not answer.');

async function refresh<TData>(key: QueryKey, read: () => TData | Promise<TData>): Promise<TData> {
  const hash = hashKey(key);
  const queryFn = async (): Promise<Kept<TData>> => {
    const began = generation;
    return { data: await read(), generation: began };
  };
  try {
    const kept = await client.fetchQuery({ queryKey: key, queryFn });
    if (kept.generation !== generation) return await refresh(key, read);
    // Missing records are not cached, as requests may name any id; missing pages are few.
    if (kept.data === null && key[0] !== 'page-seo') used.delete(hash);
    else used.set(hash, key);
    return kept.data;
  } finally {
    if (!used.has(hash)) client.removeQueries({ queryKey: key, exact: true });
  }
}

export async function readInInstance<TData>(
  key: QueryKey,
  read: () => TData | Promise<TData>,
): Promise<TData> {
  used.get(hashKey(key));
  const kept = client.getQueryData<Kept<TData>>(key);
  const age = Date.now() - (client.getQueryState(key)?.dataUpdatedAt ?? 0);
  if (kept?.generation === generation && age < USABLE_MS) {
    if (age >= FRESH_MS) {
      refresh(key, read).catch((error: unknown) => report('Relecture impossible', error));
    }
    return kept.data;
  }
  try {
    return await withDeadline(refresh(key, read), DEADLINE_MS, noAnswer);
  } catch (error) {
    if (kept === undefined || age > FALLBACK_MS) throw error;
    report('Lecture impossible\u00a0: copie de l’instance', error);
    return kept.data;
  }
}

import { hashKey, QueryClient, type QueryKey } from '@tanstack/react-query';
import { LRUCache } from 'lru-cache';
import { withDeadline } from './deadline.ts';
import { report } from './report.ts';

// In-memory cache of one instance of the rendering function: pages rendered again within a minute read
// nothing, and rendering continues while Firestore does not answer.

const FRESH_MS = 30_000;
/** Between FRESH_MS and this age, cached data are used while a refresh runs in the background. */
const USABLE_MS = 60_000;
/** Up to this age, cached data are used if a refresh fails. */
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

/** Data from an earlier generation are used only if a refresh fails. */
let generation = 0;

/** Marks all cached data stale. */
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
    // Missing records are not cached, because requests may name any id; missing page SEO is cached.
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

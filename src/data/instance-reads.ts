import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { withDeadline } from './deadline.ts';
import { report } from './report.ts';

// What the rendering function has read, kept in its instance: pages that are rendered anew within a
// minute read nothing, and pages can be rendered while Firestore does not answer.

const FRESH_MS = 30_000;
/** Until this age what is kept is used once more, while it is read anew. */
const USABLE_MS = 60_000;
/** Until this age what is kept is used when it cannot be read anew. */
const FALLBACK_MS = 60 * 60_000;
const DEADLINE_MS = 5_000;
const MAX_QUERIES = 300;

const createClient = () =>
  new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always', gcTime: FALLBACK_MS } },
  });

let client = createClient();
let former = createClient();

/** Lets everything be read anew; what was kept remains for when Firestore does not answer. */
export function forgetReads(): void {
  former.clear();
  former = client;
  client = createClient();
}

const noAnswer = () => new Error('Firestore does not answer.');

/** Drops what was asked for longest ago, and records that do not exist: their ids may be anything. */
function bound(key: QueryKey, isMissing: boolean): void {
  if (isMissing) client.removeQueries({ queryKey: key, exact: true });
  const all = client.getQueryCache().getAll();
  for (const query of all.slice(0, Math.max(0, all.length - MAX_QUERIES))) {
    client.getQueryCache().remove(query);
  }
}

const ageOf = (of: QueryClient, key: QueryKey) =>
  Date.now() - (of.getQueryState(key)?.dataUpdatedAt ?? 0);

/** What is kept of a query, or what it reads. Rejects when Firestore does not answer and nothing is kept. */
export async function readInInstance<TData>(
  key: QueryKey,
  read: () => TData | Promise<TData>,
): Promise<TData> {
  const fetchNow = async () => {
    const at = client;
    const data = await at.fetchQuery<TData>({ queryKey: key, queryFn: read, staleTime: FRESH_MS });
    if (at === client) bound(key, data === null);
    return data;
  };
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

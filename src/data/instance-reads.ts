import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { withDeadline } from './deadline.ts';
import { reportError } from './report.ts';

// Cache in the memory of a server instance, which can therefore render pages even while Firestore does not answer.

const FRESH_MS = 30_000;
const DEADLINE_MS = 5_000;
const MAX_QUERIES = 300;

const emptyClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', gcTime: Number.POSITIVE_INFINITY },
    },
  });

let client = emptyClient();

/** Empties the server instance's cache. A read that is still running does not enter the emptied cache. */
export function clearInstanceReadCache(): void {
  client = emptyClient();
}

const noAnswer = () => new Error('Firestore does not answer.');

/** Removes the query of a missing record, because requests may name any id, and the oldest queries above the limit. */
function tidy(reads: QueryClient, key: QueryKey): void {
  const missing = (reads.getQueryData(key) ?? null) === null && key[0] !== 'page-seo';
  if (missing) reads.removeQueries({ queryKey: key, exact: true });
  const [oldest, ...others] = reads.getQueryCache().getAll();
  if (oldest && others.length >= MAX_QUERIES) reads.getQueryCache().remove(oldest);
}

/** Returns cached data while fresh; up to twice that age, returns cached data and refreshes them. */
export async function readThroughServerCache<TData>(
  key: QueryKey,
  read: () => TData | Promise<TData>,
): Promise<TData> {
  const reads = client;
  const known = reads.getQueryState<TData>(key);
  const refreshed = reads
    .fetchQuery({ queryKey: key, queryFn: read, staleTime: FRESH_MS })
    .finally(() => tidy(reads, key));
  if (known?.data !== undefined && Date.now() - known.dataUpdatedAt < 2 * FRESH_MS) {
    refreshed.catch((error: unknown) => reportError('read not refreshed', error));
    return known.data;
  }
  try {
    return await withDeadline(refreshed, DEADLINE_MS, noAnswer);
  } catch (error) {
    if (known?.data === undefined) throw error;
    reportError('read failed, copy of the instance served', error);
    return known.data;
  }
}

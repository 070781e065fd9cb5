import { notifyManager, type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';

const DAY_MS = 24 * 60 * 60_000;

/** What is shown and not being read anew; saved hotels that stand in for an answer have no date. */
const isShownAsItIs = ({ meta, state }: Query) =>
  meta?.offline === true && state.fetchStatus === 'idle' && state.dataUpdatedAt > 0;

function oldDate(client: QueryClient): number | null {
  const shown = client.getQueryCache().findAll({ type: 'active', predicate: isShownAsItIs });
  const oldest = Math.min(...shown.map(({ state }) => state.dataUpdatedAt));
  return Date.now() - oldest > DAY_MS && Number.isFinite(oldest) ? oldest : null;
}

/** When the content on the page was read, in milliseconds, if that was more than a day ago; else null. */
export function useOldContentDate(): number | null {
  const client = useQueryClient();
  const subscribe = useCallback(
    // Later, as queries are made while components render.
    (notify: () => void) => client.getQueryCache().subscribe(notifyManager.batchCalls(notify)),
    [client],
  );
  return useSyncExternalStore(
    subscribe,
    () => oldDate(client),
    () => null,
  );
}

import { onlineManager, QueryClient } from '@tanstack/react-query';
import { FRESH_MS, KEPT_MS } from './freshness.ts';

/** One client per browser tab, or per request on the server. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS.byDefault,
        gcTime: import.meta.env.SSR ? Number.POSITIVE_INFINITY : KEPT_MS.byDefault,
        // 'always' with a retry that asks for a network: a paused query would never settle, and
        // a loader that awaits it would hang.
        networkMode: 'always',
        retry: (failures) => !import.meta.env.SSR && onlineManager.isOnline() && failures < 1,
        refetchOnWindowFocus: false,
      },
    },
  });
}

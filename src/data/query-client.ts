import { onlineManager, QueryClient } from '@tanstack/react-query';

const MINUTE_MS = 60_000;

/** How long what was read counts as fresh, in milliseconds. */
export const FRESH_MS = {
  hotels: 30 * MINUTE_MS,
  hotel: 15 * MINUTE_MS,
  posts: 15 * MINUTE_MS,
  destinations: 30 * MINUTE_MS,
  pageSeo: 5 * MINUTE_MS,
  byDefault: 15 * MINUTE_MS,
} as const;

/** How long what is no longer shown stays in memory, in milliseconds. */
export const KEPT_MS = {
  destinations: 60 * MINUTE_MS,
  byDefault: 30 * MINUTE_MS,
} as const;

/** Of what owners changed of the site's texts. */
export const SETTINGS_KEY = ['settings'] as const;

let ofTab: QueryClient | undefined;

/** The client of this tab, for what stands outside of the page's tree; none on the server. */
export const tabQueryClient = (): QueryClient | undefined => ofTab;

/** One client per browser tab, or per request on the server. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS.byDefault,
        gcTime: import.meta.env.SSR ? Number.POSITIVE_INFINITY : KEPT_MS.byDefault,
        // Not 'online': offline, a paused query would never settle and a loader awaiting it would
        // hang. The retry asks for a network instead.
        networkMode: 'always',
        // Nor after a deadline, as that was long enough.
        retry: (failures, { name }) =>
          !import.meta.env.SSR &&
          onlineManager.isOnline() &&
          failures < 1 &&
          name !== 'TimeoutError',
        refetchOnWindowFocus: false,
        // With that mode it would be off: what is shown and stale is read when the network returns.
        refetchOnReconnect: true,
      },
    },
  });
  if (!import.meta.env.SSR) ofTab = client;
  return client;
}

import { queryOptions } from '@tanstack/react-query';
import { persistOffline } from './queries.ts';
import { FRESH_MS } from './query-client.ts';

/** The published hotels among `ids`, in that order. Not in queries.ts, which every page loads. */
export const severalHotels = (ids: readonly string[]) =>
  queryOptions({
    persister: (read, context, query) =>
      persistOffline(read, context, query, async () =>
        (await import('./saved-hotels.ts')).savedAmong(ids),
      ),
    meta: { offline: true },
    queryKey: ['hotels', 'several', ...ids],
    queryFn: async () => (await import('./read-hotels.ts')).getHotels(ids),
    staleTime: FRESH_MS.hotel,
  });

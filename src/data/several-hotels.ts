import { queryOptions } from '@tanstack/react-query';
import { persistOffline } from './queries.ts';
import { FRESH_MS } from './query-client.ts';

/** Those of several hotels that are published, in the order of `ids`. Apart from what every page loads. */
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

import { queryOptions } from '@tanstack/react-query';
import { OFFLINE, readThroughCache } from './queries.ts';
import { FRESH_MS } from './query-client.ts';

/** The published hotels among `ids`, in the order of `ids`. */
export const severalHotels = (ids: readonly string[]) =>
  queryOptions({
    persister: readThroughCache,
    meta: OFFLINE,
    queryKey: ['hotels', 'several', ...ids],
    queryFn: async () => (await import('./read-hotels.later.ts')).getHotels(ids),
    staleTime: FRESH_MS.hotel,
  });

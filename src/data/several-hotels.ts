import { queryOptions } from '@tanstack/react-query';
import { FRESH_MS } from './query-client.ts';

/** Query of the published hotels with these ids, in the order of `ids`. */
export const hotelsByIdsQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['hotels', 'several', ...ids],
    queryFn: async () => (await import('./read-hotels.later.ts')).getHotels(ids),
    staleTime: FRESH_MS.hotel,
  });

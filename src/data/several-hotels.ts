import { queryOptions } from '@tanstack/react-query';

/** Query of the published hotels with these ids, in the order of `ids`. */
export const hotelsByIdsQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['hotels', 'several', ...ids],
    queryFn: async () => (await import('./read-hotels.later.ts')).getHotels(ids),
  });

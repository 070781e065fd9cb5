import type { QueryClient } from '@tanstack/react-query';
import type { Region } from '#domain/hotel/hotel-search.ts';
import { hotelQueries } from './queries.ts';

/** The newest four hotels of a region; the whole list if it is in memory. */
export function hotelsBeside(client: QueryClient, region: Region | null) {
  const list = hotelQueries.list();
  if (Array.isArray(client.getQueryData(list.queryKey))) return list;
  return {
    ...list,
    queryKey: ['hotels', 'region', region],
    queryFn: async () =>
      region === null ? [] : (await import('./read-hotels.ts')).listRegionHotels(region),
  };
}

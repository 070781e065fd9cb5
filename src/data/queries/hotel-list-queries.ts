import { queryOptions } from '@tanstack/react-query';
import type { HotelFilter, HotelFilterResult } from '#domain/hotel/hotel-filter.ts';
import { FIRST_HOTELS_QUERY_KEY, listDerivedQueryOptions } from './query-client.ts';

/** Query of the first hotels that match a filter, which the server sends with the page. */
export const firstHotelsQuery = (filter: HotelFilter) =>
  queryOptions<HotelFilterResult>({
    ...listDerivedQueryOptions(),
    queryKey: [...FIRST_HOTELS_QUERY_KEY, filter],
    queryFn: async ({ client }) =>
      (await import('./read-filtered.later.ts')).readFirstHotels(client, filter),
  });

/** Query of all hotels that match a filter; not stored on the device, because the stored whole list can be filtered again. */
export const hotelFilterResultQuery = (filter: HotelFilter) =>
  queryOptions<HotelFilterResult>({
    ...listDerivedQueryOptions({ isStored: false }),
    queryKey: ['hotels', 'filtered', filter],
    queryFn: async ({ client }) =>
      (await import('./read-filtered.later.ts')).readHotelFilterResult(client, filter),
    placeholderData: (previous?: HotelFilterResult) => previous,
    structuralSharing: false,
  });

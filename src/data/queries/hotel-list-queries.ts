import { queryOptions } from '@tanstack/react-query';
import type { HotelFilter, HotelFilterResult } from '#domain/hotel/hotel-filter.ts';
import { FIRST_HOTELS_QUERY_KEY_PREFIX, LIST_DERIVED_OPTIONS } from './query-client.ts';

/** Query of the first hotels that match a filter; the server sends its data with the page. */
export const firstMatchingHotelsQuery = (filter: HotelFilter) =>
  queryOptions<HotelFilterResult>({
    ...LIST_DERIVED_OPTIONS,
    queryKey: [...FIRST_HOTELS_QUERY_KEY_PREFIX, filter],
    queryFn: async ({ client }) =>
      (await import('./read-filtered.later.ts')).readFirstMatchingHotels(client, filter),
  });

/**
 * Query of all hotels that match a filter. Its data are not stored on the device, because the list of all hotels is
 * stored there and can be filtered again.
 */
export const hotelFilterResultQuery = (filter: HotelFilter) =>
  queryOptions<HotelFilterResult>({
    persister: (read, context) => read(context),
    retry: false,
    queryKey: ['hotels', 'filtered', filter],
    queryFn: async ({ client }) =>
      (await import('./read-filtered.later.ts')).readHotelFilterResult(client, filter),
    placeholderData: (previous?: HotelFilterResult) => previous,
    structuralSharing: false,
  });

import { queryOptions } from '@tanstack/react-query';
import type { CatalogueHotel } from '#domain/hotel/hotel.ts';
import type { HotelView } from '#domain/hotel/hotel-filter.ts';
import type { HotelFilter } from '#domain/hotel/hotel-search.ts';
import { DERIVED_QUERY_OPTIONS } from './queries.ts';
import { FIRST_HOTELS_KEY } from './query-client.ts';

/** Query of the hotels that the server sends with a page. */
export const firstHotelsQuery = (filter: HotelFilter) =>
  queryOptions<HotelView>({
    ...DERIVED_QUERY_OPTIONS,
    queryKey: [...FIRST_HOTELS_KEY, filter],
    queryFn: async ({ client }) =>
      (await import('./read-views.later.ts')).readFirst(client, filter),
  });

/** Query of all hotels that a filter finds; not stored on the device, where the stored list can be filtered again. */
export const filteredHotels = (filter: HotelFilter) =>
  queryOptions<HotelView<CatalogueHotel>>({
    ...DERIVED_QUERY_OPTIONS,
    persister: (read, context) => read(context),
    queryKey: ['hotels', 'filtered', filter],
    queryFn: async ({ client }) => (await import('./read-views.later.ts')).readView(client, filter),
    placeholderData: (previous?: HotelView<CatalogueHotel>) => previous,
    structuralSharing: false,
  });

import { queryOptions } from '@tanstack/react-query';
import type { Hotel } from '#domain/hotel/hotel.ts';
import { hotelQueries, loadHotelsModule } from './hotel-queries.ts';
import { LIST_DERIVED_OPTIONS } from './query-client.ts';

/** Query of one page of the index of all hotels. */
export const hotelIndexPageQuery = (page: number) =>
  queryOptions({
    ...LIST_DERIVED_OPTIONS,
    queryKey: ['hotels', 'index', page],
    queryFn: async ({ client }) => {
      const { selectHotelIndexPage } = await loadHotelsModule();
      return selectHotelIndexPage(await client.fetchQuery(hotelQueries.all()), page);
    },
  });

/** Query of all published hotels with their coordinates, for the map. */
export const hotelsWithCoordinatesQuery = () =>
  queryOptions({
    queryKey: ['hotels', 'placed'],
    queryFn: async ({ client }) =>
      (await loadHotelsModule()).addHotelCoordinates(await client.fetchQuery(hotelQueries.all())),
  });

/** Query of the hotels that are most similar to a hotel. */
export const similarHotelsQuery = (hotel: Hotel) =>
  queryOptions({
    ...LIST_DERIVED_OPTIONS,
    queryKey: ['hotels', 'like', hotel.id],
    queryFn: async ({ client }) => (await loadHotelsModule()).listSimilarHotels(client, hotel),
  });

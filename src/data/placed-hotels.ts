import { queryOptions } from '@tanstack/react-query';
import { hotelQueries, readHotels } from './queries.ts';

/** Query of all published hotels with their coordinates, for the map. */
export const placedHotels = () =>
  queryOptions({
    queryKey: ['hotels', 'placed'],
    queryFn: async ({ client }) =>
      (await readHotels()).withPlaces(await client.fetchQuery(hotelQueries.all())),
  });

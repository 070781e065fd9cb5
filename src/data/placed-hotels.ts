import { queryOptions } from '@tanstack/react-query';
import { hotelQueries, readHotels } from './queries.ts';

/** All published hotels with their coordinates. */
export const placedHotels = () =>
  queryOptions({
    queryKey: ['hotels', 'placed'],
    queryFn: async ({ client }) =>
      (await readHotels()).withPlaces(await client.fetchQuery(hotelQueries.all())),
  });

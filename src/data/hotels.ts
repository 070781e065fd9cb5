import { queryOptions } from '@tanstack/react-query';
import { FRESH_MS } from './freshness.ts';
import { OFFLINE, persistOffline } from './query-persister.ts';

// The reading code (Firestore, schemas) is loaded by the first read: a page that the server filled
// needs none of it.
const reader = () => import('./read-hotels.ts');

export const hotelQueries = {
  /** All published hotels, newest first (spec section 7, « Hotels list »). */
  list: () =>
    queryOptions({
      queryKey: ['hotels', 'list'],
      queryFn: async () => (await reader()).listHotels(),
      staleTime: FRESH_MS.hotels,
      persister: persistOffline,
      meta: OFFLINE,
    }),
  /** One published hotel, or null when there is none (spec section 7, « Hotel by id »). */
  detail: (id: string) =>
    queryOptions({
      queryKey: ['hotels', 'detail', id],
      queryFn: async () => (await reader()).getHotel(id),
      staleTime: FRESH_MS.hotel,
      persister: persistOffline,
      meta: OFFLINE,
    }),
  /** Those of several hotels that are published, in the order asked for. */
  several: (ids: readonly string[]) =>
    queryOptions({
      queryKey: ['hotels', 'several', ...ids],
      queryFn: async () => {
        const { getHotel } = await reader();
        const hotels = await Promise.all(ids.map(getHotel));
        return hotels.filter((hotel) => hotel !== null);
      },
      staleTime: FRESH_MS.hotel,
      persister: persistOffline,
      meta: OFFLINE,
    }),
};

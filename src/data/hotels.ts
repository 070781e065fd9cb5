import { queryOptions } from '@tanstack/react-query';
import { FRESH_MS } from './freshness.ts';
import { offlineQuery } from './query-persister.ts';

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
      ...offlineQuery,
    }),
  /** One published hotel, or null when there is none (spec section 7, « Hotel by id »). */
  detail: (id: string) =>
    queryOptions({
      queryKey: ['hotels', 'detail', id],
      queryFn: async () => (await reader()).getHotel(id),
      staleTime: FRESH_MS.hotel,
      ...offlineQuery,
    }),
};

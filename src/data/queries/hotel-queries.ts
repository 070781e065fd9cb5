import { queryOptions } from '@tanstack/react-query';
import { findSavedHotel } from '../favourites/favourites.ts';

// Loads the code that reads Firestore only with the first fetch, which a server-rendered page may never need.
export const loadHotelsModule = () => import('./read-hotels.later.ts');

export const hotelQueries = {
  /** Query of all published hotels, newest first. */
  all: () =>
    queryOptions({
      meta: { onServer: 'memoryOnly' },
      queryKey: ['hotels', 'all'],
      queryFn: async ({ client }) => (await loadHotelsModule()).listCatalogueHotels(client),
    }),
  card: (id: string) =>
    queryOptions({
      queryKey: ['hotels', 'card', id],
      queryFn: async () => (await loadHotelsModule()).getHotelSummary(id),
    }),
  detail: (id: string) =>
    queryOptions({
      meta: { lastResort: () => findSavedHotel(id) },
      queryKey: ['hotels', 'detail', id],
      queryFn: async () => (await loadHotelsModule()).getHotel(id),
    }),
  byIds: (ids: readonly string[]) =>
    queryOptions({
      queryKey: ['hotels', 'several', ...ids],
      queryFn: async () => (await loadHotelsModule()).getHotelsByIds(ids),
    }),
};

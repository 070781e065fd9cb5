import { queryOptions, skipToken } from '@tanstack/react-query';
import type { ListedHotel } from '#domain/hotel/hotel.ts';

const loadReader = () => import('./read-destinations.later.ts');

type HotelPage = { hotels: ListedHotel[]; next: string | undefined };

export const destinationQueries = {
  active: () =>
    queryOptions({
      queryKey: ['destinations', 'links'],
      queryFn: async () => (await loadReader()).listActiveDestinations(),
    }),
  footer: () =>
    queryOptions({
      queryKey: ['destinations', 'footer'],
      queryFn: async () => (await loadReader()).listFooterDestinations(),
    }),
  bySlug: (slug: string) =>
    queryOptions({
      queryKey: ['destinations', 'slug', slug],
      queryFn: async () => (await loadReader()).getDestination(slug),
    }),
  /** Query of the destination's hotels that come after the hotel with the id `after`; by default of the first ones. */
  hotels: (id: string, after = '') =>
    queryOptions({
      queryKey: ['destinations', 'hotels', id, after],
      queryFn: async () => (await loadReader()).listDestinationHotelsAfterId(id, after),
    }),
  /** Query of the ids of the destination's hotels, as many as one query reads. */
  hotelIds: (id: string) =>
    queryOptions({
      queryKey: ['destinations', 'ids', id],
      queryFn: async () => (await loadReader()).listDestinationHotelIds(id),
    }),
  /** Cache entry, set by the page itself, of the first and further hotels once the visitor has asked for more. */
  longerHotelList: (id: string) =>
    queryOptions<HotelPage>({ queryKey: ['destinations', 'longer', id], queryFn: skipToken }),
};

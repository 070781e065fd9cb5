import { queryOptions } from '@tanstack/react-query';

const loadReader = () => import('./read-destinations.later.ts');

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
};

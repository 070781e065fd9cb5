import { queryOptions } from '@tanstack/react-query';
import { FRESH_MS, KEPT_MS } from './freshness.ts';
import { offlineQuery } from './query-persister.ts';
import { report } from './report.ts';

const reader = () => import('./read-destinations.ts');

const destinationQuery = {
  staleTime: FRESH_MS.destinations,
  gcTime: import.meta.env.SSR ? Number.POSITIVE_INFINITY : KEPT_MS.destinations,
  ...offlineQuery,
};

export const destinationQueries = {
  /** The active destinations by display order (spec section 7, « Popular destinations »). */
  active: () =>
    queryOptions({
      ...destinationQuery,
      queryKey: ['destinations', 'active'],
      queryFn: async () => (await reader()).listActiveDestinations(),
    }),
  /** At most five active destinations by name; an error gives an empty list (spec section 8). */
  footer: () =>
    queryOptions({
      ...destinationQuery,
      queryKey: ['destinations', 'footer'],
      queryFn: async () => {
        try {
          return await (await reader()).listFooterDestinations();
        } catch (error) {
          report('Destinations du pied de page indisponibles', error);
          return [];
        }
      },
    }),
  /** The active destination of a slug, or null (spec section 7, « Destination page »). */
  bySlug: (slug: string) =>
    queryOptions({
      ...destinationQuery,
      queryKey: ['destinations', 'slug', slug],
      queryFn: async () => (await reader()).getDestination(slug),
    }),
  /** The published hotels linked to a destination (spec section 7, « Destination hotels »). */
  hotels: (destinationId: string) =>
    queryOptions({
      ...destinationQuery,
      queryKey: ['destinations', 'hotels', destinationId],
      queryFn: async () => (await reader()).listDestinationHotels(destinationId),
    }),
};

import { queryOptions } from '@tanstack/react-query';
import { FRESH_MS, KEPT_MS } from './freshness.ts';
import { OFFLINE, persistOffline } from './query-persister.ts';

const reader = () => import('./read-destinations.ts');

const destinationQuery = {
  staleTime: FRESH_MS.destinations,
  gcTime: import.meta.env.SSR ? Number.POSITIVE_INFINITY : KEPT_MS.destinations,
};

export const destinationQueries = {
  /** The active destinations by display order (spec section 7, « Popular destinations »). */
  active: () =>
    queryOptions({
      ...destinationQuery,
      persister: persistOffline,
      meta: OFFLINE,
      queryKey: ['destinations', 'active'],
      queryFn: async () => (await reader()).listActiveDestinations(),
    }),
  /** At most five active destinations by name; whoever shows them takes an error for an empty list (spec section 8). */
  footer: () =>
    queryOptions({
      ...destinationQuery,
      persister: persistOffline,
      meta: OFFLINE,
      queryKey: ['destinations', 'footer'],
      queryFn: async () => (await reader()).listFooterDestinations(),
    }),
  /** The active destination of a slug, or null (spec section 7, « Destination page »). */
  bySlug: (slug: string) =>
    queryOptions({
      ...destinationQuery,
      persister: persistOffline,
      meta: OFFLINE,
      queryKey: ['destinations', 'slug', slug],
      queryFn: async () => (await reader()).getDestination(slug),
    }),
  /** The published hotels linked to a destination (spec section 7, « Destination hotels »). */
  hotels: (destinationId: string) =>
    queryOptions({
      ...destinationQuery,
      persister: persistOffline,
      meta: OFFLINE,
      queryKey: ['destinations', 'hotels', destinationId],
      queryFn: async () => (await reader()).listDestinationHotels(destinationId),
    }),
};

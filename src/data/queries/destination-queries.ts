import { queryOptions } from '@tanstack/react-query';

const readDestinations = () => import('./read-destinations.later.ts');

type Destinations = Awaited<ReturnType<typeof readDestinations>>;

const ofDestinations = <TData>(key: string[], read: (from: Destinations) => Promise<TData>) =>
  queryOptions({
    queryKey: ['destinations', ...key],
    queryFn: async () => read(await readDestinations()),
  });

export const destinationQueries = {
  links: () => ofDestinations(['links'], (from) => from.listActiveDestinations()),
  footer: () => ofDestinations(['footer'], (from) => from.listFooterDestinations()),
  bySlug: (slug: string) => ofDestinations(['slug', slug], (from) => from.getDestination(slug)),
  hotels: (id: string, after = '') =>
    ofDestinations(['hotels', id, after], (from) => from.listDestinationHotelsAfter(id, after)),
};

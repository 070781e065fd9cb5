import { queryOptions } from '@tanstack/react-query';

const readDestinations = () => import('./read-destinations.later.ts');

type DestinationsReader = Awaited<ReturnType<typeof readDestinations>>;

const ofDestinations = <TData>(
  key: string[],
  read: (reader: DestinationsReader) => Promise<TData>,
) =>
  queryOptions({
    queryKey: ['destinations', ...key],
    queryFn: async () => read(await readDestinations()),
  });

export const destinationQueries = {
  links: () => ofDestinations(['links'], (reader) => reader.listActiveDestinations()),
  footer: () => ofDestinations(['footer'], (reader) => reader.listFooterDestinations()),
  bySlug: (slug: string) => ofDestinations(['slug', slug], (reader) => reader.getDestination(slug)),
  hotels: (id: string, after = '') =>
    ofDestinations(['hotels', id, after], (reader) =>
      reader.listDestinationHotelsAfterId(id, after),
    ),
};

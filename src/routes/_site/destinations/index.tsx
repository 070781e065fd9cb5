import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { cachedFirst } from '#data/cached-first.ts';
import { destinationQueries, hotelQueries } from '#data/queries.ts';
import { headOf } from '#data/seo-head.ts';
import { indexPage } from '#domain/hotel/hotel-index.ts';
import { hotelsIn } from '#domain/hotel/hotel-list.ts';
import { parseHotelSearch } from '#domain/hotel/hotel-search.ts';
import { AllHotels, DestinationsHero } from '#features/hotel-list/destinations-page.tsx';
import { later } from '#ui/later.tsx';
import { headOfPage, loadHead } from '../../-head.ts';

const Index = later(
  'index',
  async () => (await import('#features/hotel-list/destinations-index.tsx')).DestinationsIndex,
);

export const Route = createFileRoute('/_site/destinations/')({
  validateSearch: parseHotelSearch,
  loader: async ({ context: { queryClient }, location }) => {
    // Preloads the index on navigation; on a first view, this loader runs on the server only.
    if (!import.meta.env.SSR) void import('#features/hotel-list/destinations-index.tsx');
    const destinations = queryClient.prefetchQuery(destinationQueries.links());
    const [head, hotels] = await Promise.all([
      loadHead(queryClient, 'destinations'),
      cachedFirst(queryClient, hotelQueries.list()),
    ]);
    // Only the server waits for the index.
    if (import.meta.env.SSR) await destinations;
    return import.meta.env.SSR ? headOfPage(head, location, indexPage(hotelsIn(hotels), 1)) : head;
  },
  head: headOf,
  component: Destinations,
});

function Destinations() {
  const { data: hotels } = useSuspenseQuery(hotelQueries.list());
  return (
    <>
      <DestinationsHero />
      <AllHotels hotels={hotels} />
      <Index hotels={hotels} />
    </>
  );
}

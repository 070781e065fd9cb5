import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link, notFound } from '@tanstack/react-router';
import { cachedRecord } from '#data/cached-first.ts';
import { useCountRead } from '#data/count.ts';
import { hotelQueries } from '#data/queries.ts';
import { seoHead } from '#data/seo-head.ts';
import { HotelNotFound } from '#features/hotel-page/hotel-not-found.tsx';
import { HotelPage } from '#features/hotel-page/hotel-page.tsx';
import { parseHotelTabSearch, toHotelTabSearch } from '#features/hotel-page/hotel-tab.ts';
import { HeroLoading } from '#features/site/hero-loading.tsx';
import { LoadError } from '#features/site/load-error.tsx';
import { PageLoading } from '#features/site/page-pending.tsx';
import { buttonClass } from '#ui/button.tsx';
import { UNOPENED, unreadHead } from '../-not-found-head.ts';

export const Route = createFileRoute('/_site/hotels/$id')({
  validateSearch: parseHotelTabSearch,
  loader: async ({ context: { queryClient }, params }) => {
    const [hotel, { hotelHead }] = await Promise.all([
      cachedRecord(queryClient, hotelQueries.detail(params.id)),
      import('#features/hotel-page/hotel-head.ts'),
    ]);
    if (!hotel) throw notFound();
    // The similar hotels: the server's HTML must be complete; in the browser they come with their part.
    if (import.meta.env.SSR) {
      const { readShortHotels } = await import('#data/read-neighbours.ts');
      const { hotelsBeside } = await import('#data/hotels-beside.ts');
      await readShortHotels(queryClient);
      await queryClient.prefetchQuery(hotelsBeside(queryClient, hotel.region));
    }
    return hotelHead(hotel);
  },
  head: ({ loaderData, match }) =>
    loaderData ? seoHead(loaderData) : unreadHead(match.status, 'Hôtel non trouvé', UNOPENED.hotel),
  component: HotelRoute,
  pendingComponent: () => <PageLoading>Chargement de l’hôtel…</PageLoading>,
  errorComponent: HotelUnread,
  notFoundComponent: HotelNotFound,
});

function HotelUnread({ error }: { error: unknown }) {
  return (
    <LoadError error={error} title="Hôtel non trouvé" offlineTitle={UNOPENED.hotel}>
      <Link to="/destinations" className={buttonClass({ variant: 'outline' })}>
        Voir tous les hôtels
      </Link>
    </LoadError>
  );
}

function HotelRoute() {
  const { id } = Route.useParams();
  const { onglet = 'experience' } = Route.useSearch();
  const navigate = Route.useNavigate();
  const { data: hotel } = useSuspenseQuery(hotelQueries.detail(id));
  useCountRead('hotel', id);
  if (!hotel) return <HotelNotFound />;
  return (
    <HotelPage
      key={hotel.id}
      hotel={hotel}
      tab={onglet}
      loading={<HeroLoading>Chargement de l’hôtel…</HeroLoading>}
      onTabChange={(tab) =>
        navigate({ search: toHotelTabSearch(tab), replace: true, resetScroll: false })
      }
    />
  );
}

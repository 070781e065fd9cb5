import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { useCountRead } from '#data/count.ts';
import { hotelQueries } from '#data/queries.ts';
import { cachedRecord } from '#data/query-client.ts';
import { seoHead } from '#data/seo-head.ts';
import { hotelSeo } from '#domain/seo/entity-seo.ts';
import { hotelPath } from '#domain/site/record-paths.ts';
import { HotelPage } from '#features/hotel-page/hotel-page.tsx';
import { parseHotelTabSearch } from '#features/hotel-page/hotel-tab.ts';
import { LoadError } from '#features/site/load-error.tsx';
import { type Missing, missingHead } from '#features/site/missing-head.ts';
import { PagePending } from '#features/site/page-pending.tsx';
import { RecordNotFound } from '#features/site/record-not-found.tsx';

const MISSING: Missing = {
  title: 'Hôtel non trouvé',
  unopened: 'Fiche d’hôtel pas encore ouverte',
  back: { to: '/destinations', children: 'Voir tous les hôtels' },
};

export const Route = createFileRoute('/_site/hotels/$id')({
  validateSearch: parseHotelTabSearch,
  loader: async ({ context: { queryClient }, params }) => {
    const hotel = await cachedRecord(queryClient, hotelQueries.detail(params.id));
    if (!hotel) throw notFound();
    // The server's HTML must contain the similar hotels; in the browser, their component fetches them.
    if (import.meta.env.SSR) {
      const { regionHotels } = await import('#data/more-queries.ts');
      await queryClient.prefetchQuery(regionHotels(hotel.region));
    }
    return { seo: hotelSeo(hotel), path: hotelPath(hotel.id) };
  },
  head: ({ loaderData, match }) =>
    loaderData ? seoHead(loaderData) : missingHead(MISSING, match.status),
  component: HotelRoute,
  pendingComponent: () => <PagePending>Chargement de l’hôtel…</PagePending>,
  errorComponent: ({ error }) => <LoadError error={error} missing={MISSING} />,
  notFoundComponent: NotFound,
});

function HotelRoute() {
  const { id } = Route.useParams();
  const { onglet = 'experience' } = Route.useSearch();
  const navigate = Route.useNavigate();
  const { data: hotel } = useSuspenseQuery(hotelQueries.detail(id));
  useCountRead('hotel', id);
  if (!hotel) return <NotFound />;
  return (
    <HotelPage
      key={hotel.id}
      hotel={hotel}
      tab={onglet}
      onTabChange={(tab) =>
        navigate({
          search: { onglet: tab === 'experience' ? undefined : tab },
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
}

function NotFound() {
  return (
    <RecordNotFound
      {...MISSING}
      text="Cette maison a fermé ses volets, ou n’a jamais figuré dans notre sélection. Les autres vous attendent."
    />
  );
}

import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { useCountPageView } from '#data/count.ts';
import { hotelQueries } from '#data/queries/hotel-queries.ts';
import { readCachedFirst } from '#data/queries/query-client.ts';
import { seoHead } from '#data/seo-head.ts';
import { hotelSeo } from '#domain/seo/entity-seo.ts';
import { hotelPath } from '#domain/site/record-paths.ts';
import { BookingCard } from '#features/hotels/booking-card.tsx';
import { HotelActionBar } from '#features/hotels/hotel-action-bar.tsx';
import { HotelGallery, useHotelLightbox } from '#features/hotels/hotel-gallery.tsx';
import { HotelHero } from '#features/hotels/hotel-hero.tsx';
import { type HotelTabId, parseHotelPageParams } from '#features/hotels/hotel-page-params.ts';
import { HotelTabs } from '#features/hotels/hotel-tabs.tsx';
import { PageLoadError } from '#features/shell/load-error.tsx';
import { missingRecordHead } from '#features/shell/missing-head.ts';
import { PagePending } from '#features/shell/page-pending.tsx';
import { type MissingRecordTexts, RecordNotFound } from '#features/shell/record-not-found.tsx';
import { createLazyPart } from '#ui/later.tsx';

const facts = () => import('#features/hotels/hotel-facts.later.tsx');
const AmenityList = createLazyPart('propose', async () => (await facts()).AmenityList);
const VisitNotes = createLazyPart('visite', async () => (await facts()).HotelVisitNotes);

const Similar = createLazyPart(
  'similaires',
  async () => (await import('#features/hotels/similar-hotels.later.tsx')).SimilarHotels,
);

const HotelMap = createLazyPart(
  'plan',
  async () => (await import('#features/map/hotel-maps.later.tsx')).HotelMap,
);

const MISSING: MissingRecordTexts = {
  title: 'Hôtel non trouvé',
  back: { to: '/destinations', children: 'Voir tous les hôtels' },
};

export const Route = createFileRoute('/_site/hotels/$id')({
  validateSearch: parseHotelPageParams,
  loader: async ({ context: { queryClient }, params }) => {
    const hotel = await readCachedFirst(queryClient, hotelQueries.detail(params.id));
    if (!hotel) throw notFound();
    // The server's HTML must contain the similar hotels; in the browser, SimilarHotels fetches them.
    if (import.meta.env.SSR) {
      const { similarHotelsQuery } = await import('#data/queries/hotel-queries.later.ts');
      await queryClient.prefetchQuery(similarHotelsQuery(hotel));
    }
    return { seo: hotelSeo(hotel), path: hotelPath(hotel.id) };
  },
  head: ({ loaderData, match }) =>
    loaderData ? seoHead(loaderData) : missingRecordHead(MISSING.title, match.status),
  component: HotelRoute,
  pendingComponent: () => <PagePending>Chargement de l’hôtel…</PagePending>,
  errorComponent: ({ error }) => <PageLoadError error={error} missing={MISSING} />,
  notFoundComponent: () => (
    <RecordNotFound
      {...MISSING}
      text="Cet hôtel n’est plus dans notre sélection, ou l’adresse est inexacte."
    />
  ),
});

function HotelRoute() {
  const { id } = Route.useParams();
  const { onglet: tab = 'experience' } = Route.useSearch();
  const navigate = Route.useNavigate();
  const { data: hotel } = useSuspenseQuery(hotelQueries.detail(id));
  useCountPageView('hotel', id);
  if (!hotel) throw notFound();
  const [lightbox, openLightbox] = useHotelLightbox(hotel);
  const { coordinates } = hotel;
  const choose = (chosen: HotelTabId) =>
    navigate({
      search: { onglet: chosen === 'experience' ? undefined : chosen },
      replace: true,
      resetScroll: false,
    });
  return (
    <div key={id} className="pb-28">
      <HotelHero hotel={hotel} onZoom={openLightbox} />
      <HotelActionBar hotel={hotel} />
      <div className="hotel-sheet page-grid pt-8 md:pt-14">
        <div className="md:col-span-7">
          <HotelTabs hotel={hotel} tab={tab} onTabChange={choose} />
          <AmenityList hotel={hotel} />
          <HotelGallery gallery={hotel.gallery} onZoom={openLightbox} />
          <VisitNotes hotel={hotel} />
        </div>
        <aside
          aria-label="Réservation"
          className="max-md:contents md:sticky md:top-8 md:col-span-4 md:col-start-9 md:self-start"
        >
          <BookingCard hotel={hotel} />
          {coordinates && (
            <HotelMap id="plan" hotel={hotel} place={coordinates} className="mt-6 max-md:hidden" />
          )}
        </aside>
      </div>
      <Similar hotel={hotel} />
      {lightbox}
    </div>
  );
}

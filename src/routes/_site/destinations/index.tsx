import { createFileRoute } from '@tanstack/react-router';
import { destinationQueries } from '#data/queries/destination-queries.ts';
import { firstMatchingHotelsQuery } from '#data/queries/hotel-list-queries.ts';
import { readCachedFirst } from '#data/queries/query-client.ts';
import { headFromLoaderData } from '#data/seo-head.ts';
import { type HotelFilter, parseHotelFilter } from '#domain/hotel/hotel-filter.ts';
import { parsePageNumber } from '#domain/site/pagination.ts';
import { HotelListWithFilters } from '#features/hotels/hotel-list-with-filters.tsx';
import { EQUAL_WIDTH_HOTEL_LIST_LAYOUT } from '#features/hotels/hotel-results.tsx';
import { PageHero } from '#features/shell/page-hero.tsx';
import { createLazyPart } from '#ui/later.tsx';
import { PictureCaption } from '#ui/pictures/picture-caption.tsx';
import { headOfListPage, readPageSeoHead } from '../../-head.ts';

const Index = createLazyPart(
  'index',
  async () =>
    (await import('#features/destinations/destinations-index.later.tsx'))
      .DestinationsAndHotelsIndex,
);

const CatalogueMap = createLazyPart(
  'carte',
  async () => (await import('#features/map/hotel-maps.later.tsx')).AllHotelsMap,
);

export const Route = createFileRoute('/_site/destinations/')({
  validateSearch: (search): HotelFilter & { vue?: 'carte' | undefined } => ({
    ...parseHotelFilter(search),
    vue: search.vue === 'carte' ? 'carte' : undefined,
  }),
  loader: async ({ context: { queryClient }, location }) => {
    // After a navigation, preloads the code of the index of hotels; on page load, this loader runs on the server only.
    if (!import.meta.env.SSR) void import('#features/destinations/destinations-index.later.tsx');
    const destinations = queryClient.prefetchQuery(destinationQueries.active());
    const [head] = await Promise.all([
      readPageSeoHead(queryClient, 'destinations'),
      readCachedFirst(queryClient, firstMatchingHotelsQuery(parseHotelFilter(location.search))),
    ]);
    // The server's HTML must contain the index of all hotels; in browsers, the index fetches it.
    if (import.meta.env.SSR) {
      const { hotelIndexPageQuery } = await import('#data/queries/hotel-queries.later.ts');
      const index = queryClient.fetchQuery(hotelIndexPageQuery(parsePageNumber(location.search)));
      await destinations;
      return headOfListPage(head, location, await index);
    }
    return head;
  },
  head: headFromLoaderData,
  component: Destinations,
});

function Destinations() {
  return (
    <>
      <DestinationsHero />
      <div className="pt-11 pb-19 md:pt-18 md:pb-28">
        <section id="hotels-list" tabIndex={-1}>
          <h2 className="sr-only">Tous les hôtels</h2>
          <HotelListWithFilters layout={EQUAL_WIDTH_HOTEL_LIST_LAYOUT} HotelMap={CatalogueMap} />
        </section>
      </div>
      <Index />
    </>
  );
}

function DestinationsHero() {
  return (
    <PageHero
      id="destinations-title"
      className="page-grid pt-7.5 md:pt-16"
      kicker="Destinations"
      title={'Nos hôtels,\ndu fjord au lagon'}
      titleClass="title text-page mt-3 md:mt-4"
      textClass="md:col-span-8 md:col-start-2"
      picture={{
        src: '/art/article-train-de-nuit-1280.webp',
        alt: 'Affiche\u00a0: un train de wagons-lits bleu nuit à filets dorés franchit un viaduc de pierre sous la pleine lune.',
        sizes: '(width >= 48rem) 90vw, 100vw',
        boxClass:
          'mr-(--bleed) mt-6 h-75 max-md:ml-(--bleed) md:col-span-11 md:col-start-2 md:mt-11 md:h-110',
        loading: 'Chargement des destinations…',
      }}
    >
      <PictureCaption numeral="I" className="mt-4 md:col-span-5 md:col-start-2">
        L’express de nuit, quelque part entre deux chambres.
      </PictureCaption>
      <p className="mt-6 text-note text-ink-2 md:col-span-4 md:col-start-9 md:mt-4">
        Europe, Asie, Amérique, océan Indien&nbsp;: toutes les maisons que nous recommandons, par
        région, par nom ou par prix de la nuit.
      </p>
    </PageHero>
  );
}

import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { destinationQueries } from '#data/queries.ts';
import { cachedRecord } from '#data/query-client.ts';
import { seoHead } from '#data/seo-head.ts';
import { destinationSeo } from '#domain/seo/entity-seo.ts';
import { destinationPath } from '#domain/site/record-paths.ts';
import { parseParagraphs } from '#domain/text/paragraphs.ts';
import { DestinationHero } from '#features/destinations/destination-hero.tsx';
import { DestinationHotels } from '#features/destinations/destination-hotels.tsx';
import { LoadError } from '#features/shell/load-error.tsx';
import { missingHead } from '#features/shell/missing-head.ts';
import { type Missing, RecordNotFound } from '#features/shell/record-not-found.tsx';
import { RichText } from '#ui/rich-text.tsx';

const MISSING: Missing = {
  title: 'Destination non trouvée',
  back: { to: '/destinations', children: 'Voir toutes les destinations' },
};

export const Route = createFileRoute('/_site/destinations/$slug')({
  loader: async ({ context: { queryClient }, params }) => {
    const destination = await cachedRecord(queryClient, destinationQueries.bySlug(params.slug));
    if (!destination) throw notFound();
    const hotels = queryClient.prefetchQuery(destinationQueries.hotels(destination.id));
    // In the browser the page does not wait for its hotels.
    if (import.meta.env.SSR) await hotels;
    return { seo: destinationSeo(destination), path: destinationPath(params.slug) };
  },
  head: ({ loaderData, match }) =>
    loaderData ? seoHead(loaderData) : missingHead(MISSING.title, match.status),
  component: DestinationRoute,
  errorComponent: ({ error }) => <LoadError error={error} missing={MISSING} />,
  notFoundComponent: NotFound,
});

function DestinationRoute() {
  const { slug } = Route.useParams();
  const { data: destination } = useSuspenseQuery(destinationQueries.bySlug(slug));
  if (!destination) return <NotFound />;
  return (
    <div key={destination.id} className="pb-19 md:pb-28">
      <DestinationHero destination={destination} />
      <DestinationDescription description={destination.description} />
      <DestinationHotels destinationId={destination.id} />
    </div>
  );
}

function DestinationDescription({ description }: { description: string | null }) {
  const paragraphs = parseParagraphs(description ?? '');
  if (paragraphs.length === 0) return null;
  return (
    <section aria-label="Présentation" className="page-grid pt-8 md:pt-14">
      <div className="reading-text drop-cap md:col-span-8 md:col-start-4">
        <RichText nodes={paragraphs} />
      </div>
    </section>
  );
}

function NotFound() {
  return (
    <RecordNotFound
      {...MISSING}
      text="Elle a quitté nos cartes, ou n’y a jamais figuré. Les autres n’ont pas bougé."
    />
  );
}

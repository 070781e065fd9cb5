import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { cachedRecord } from '#data/cached-first.ts';
import { destinationQueries } from '#data/queries.ts';
import { seoHead } from '#data/seo-head.ts';
import { destinationSeo } from '#domain/seo/entity-seo.ts';
import { destinationPath } from '#domain/site/record-paths.ts';
import { DestinationPage } from '#features/destination/destination-page.tsx';
import { LoadError } from '#features/site/load-error.tsx';
import { type Missing, missingHead } from '#features/site/missing-head.ts';
import { RecordNotFound } from '#features/site/record-not-found.tsx';

const MISSING: Missing = {
  title: 'Destination non trouvée',
  unopened: 'Destination pas encore ouverte',
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
    loaderData ? seoHead(loaderData) : missingHead(MISSING, match.status),
  component: DestinationRoute,
  errorComponent: ({ error }) => <LoadError error={error} missing={MISSING} />,
  notFoundComponent: NotFound,
});

function DestinationRoute() {
  const { slug } = Route.useParams();
  const { data: destination } = useSuspenseQuery(destinationQueries.bySlug(slug));
  if (!destination) return <NotFound />;
  return <DestinationPage key={destination.id} destination={destination} />;
}

function NotFound() {
  return (
    <RecordNotFound
      {...MISSING}
      text="Elle a quitté nos cartes, ou n’y a jamais figuré. Les autres n’ont pas bougé."
    />
  );
}

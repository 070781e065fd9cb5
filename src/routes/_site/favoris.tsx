import { createFileRoute } from '@tanstack/react-router';
import { pageSeoQueries } from '#data/queries.ts';
import { headOf } from '#data/seo-head.ts';
import { pageSeo } from '#domain/seo/seo.ts';
import { FavouritesPage } from '#features/favourites/favourites-page.tsx';
import { sharedIds } from '#features/favourites/shared-list.ts';

export const Route = createFileRoute('/_site/favoris')({
  // The router parses « ?hotels=7 » as a number.
  validateSearch: ({ hotels }: Record<string, unknown>): { hotels?: string } =>
    hotels === undefined ? {} : { hotels: String(hotels) },
  loader: async ({ context: { queryClient } }) => {
    const seo = pageSeoQueries.bySlug('favoris');
    const read = queryClient.prefetchQuery(seo);
    // In the browser nothing waits for the network, because this page must open offline.
    if (import.meta.env.SSR) await read;
    const content = queryClient.getQueryData(seo.queryKey) ?? null;
    return { seo: pageSeo('favoris', content), path: '/favoris' };
  },
  head: headOf,
  component: FavouritesRoute,
});

function FavouritesRoute() {
  return <FavouritesPage sharedIds={sharedIds(Route.useSearch().hotels)} />;
}

import { createFileRoute } from '@tanstack/react-router';
import { pageSeoQueries } from '#data/queries.ts';
import { seoHead } from '#data/seo-head.ts';
import { FavouritesPage } from '#features/favourites/favourites-page.tsx';
import { parseSharedListSearch, sharedIds } from '#features/favourites/shared-list.ts';
import { shareLink } from '#features/hotel-page/share-link.ts';

export const Route = createFileRoute('/_site/favoris')({
  validateSearch: parseSharedListSearch,
  loader: async ({ context: { queryClient } }) => {
    const seo = pageSeoQueries.bySlug('favoris');
    const read = queryClient.prefetchQuery(seo);
    const { pageHead } = await import('#features/site/page-head.ts');
    // In the browser nothing waits for the network, as this page must open offline.
    if (import.meta.env.SSR) await read;
    return pageHead('favoris', queryClient.getQueryData(seo.queryKey) ?? null);
  },
  head: ({ loaderData }) => (loaderData ? seoHead(loaderData) : {}),
  component: FavouritesRoute,
});

function FavouritesRoute() {
  const search = Route.useSearch();
  return <FavouritesPage sharedIds={sharedIds(search)} onShare={(link) => void shareLink(link)} />;
}

import { useQuery } from '@tanstack/react-query';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { pageSeoQueries } from '#data/queries.ts';
import { seoHead } from '#data/seo-head.ts';
import { pageSeo } from '#domain/seo/seo.ts';
import { FavouritesPage } from '#features/favourites/favourites-page.tsx';
import { parseSharedListSearch, sharedIds } from '#features/favourites/shared-list.ts';

export const Route = createFileRoute('/_site/favoris')({
  validateSearch: parseSharedListSearch,
  loader: async ({ context: { queryClient } }) => {
    const seo = pageSeoQueries.bySlug('favoris');
    const read = queryClient.prefetchQuery(seo);
    // In the browser nothing waits for the network, because this page must open offline.
    if (import.meta.env.SSR) await read;
    const content = queryClient.getQueryData(seo.queryKey);
    return {
      head: { seo: pageSeo('favoris', content ?? null), path: '/favoris' },
      isRead: content !== undefined,
    };
  },
  head: ({ loaderData }) => (loaderData ? seoHead(loaderData.head) : {}),
  component: FavouritesRoute,
});

/** Renders the head again if its SEO texts arrive after the page. */
function useLateHead() {
  const { isRead } = Route.useLoaderData();
  const { data: content } = useQuery(pageSeoQueries.bySlug('favoris'));
  const router = useRouter();
  useEffect(() => {
    if (content && !isRead)
      void router.invalidate({ filter: (match) => match.routeId === Route.id });
  }, [content, isRead, router]);
}

function FavouritesRoute() {
  useLateHead();
  return <FavouritesPage sharedIds={sharedIds(Route.useSearch())} />;
}

import { useQuery } from '@tanstack/react-query';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { pageSeoQueries } from '#data/queries.ts';
import { waitOnServerOnly } from '#data/query-client.ts';
import { headFromLoaderData } from '#data/seo-head.ts';
import { pageSeo } from '#domain/seo/seo.ts';
import { FavouritesPage } from '#features/favourites/favourites-page.tsx';
import { comparedIds, sharedHotelIds } from '#features/favourites/shared-list.ts';

const seo = pageSeoQueries.bySlug('favoris');

type FavouritesSearch = { hotels?: string | undefined; comparer?: string | undefined };

/** Returns a search parameter as text: also a number, as which the router parses « ?hotels=7 ». Ignores objects. */
const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

export const Route = createFileRoute('/_site/favoris')({
  validateSearch: ({ hotels, comparer }: Record<string, unknown>): FavouritesSearch => ({
    hotels: textOf(hotels),
    comparer: textOf(comparer),
  }),
  loader: async ({ context: { queryClient } }) => {
    // Browsers do not wait for the SEO texts, because this page must open offline.
    await waitOnServerOnly(queryClient.prefetchQuery(seo));
    const content = queryClient.getQueryData(seo.queryKey);
    return { seo: pageSeo('favoris', content ?? null), path: '/favoris', isRead: !!content };
  },
  head: headFromLoaderData,
  component: FavouritesRoute,
});

function FavouritesRoute() {
  const { isRead } = Route.useLoaderData();
  const { data: content } = useQuery(seo);
  const router = useRouter();
  useEffect(() => {
    // SEO texts that arrive after the page: loads the route again, so that its <head> gets them.
    if (content && !isRead)
      void router.invalidate({ filter: ({ routeId }) => routeId === Route.id });
  }, [content, isRead, router]);
  const { hotels, comparer } = Route.useSearch();
  return <FavouritesPage sharedIds={sharedHotelIds(hotels)} compared={comparedIds(comparer)} />;
}

import { createFileRoute } from '@tanstack/react-router';
import { cachedFirst } from '#data/cached-first.ts';
import { pageSeoQueries } from '#data/queries.ts';
import { seoHead } from '#data/seo-head.ts';
import { HolidayPage } from '#features/holiday/holiday-page.tsx';
import { HeroLoading } from '#features/site/hero-loading.tsx';

export const Route = createFileRoute('/_site/vacances-sur-mesure')({
  loader: async ({ context: { queryClient } }) => {
    const [content, { pageHead }] = await Promise.all([
      cachedFirst(queryClient, pageSeoQueries.bySlug('vacances-sur-mesure')),
      import('#features/site/page-head.ts'),
    ]);
    return pageHead('vacances-sur-mesure', content);
  },
  head: ({ loaderData }) => (loaderData ? seoHead(loaderData) : {}),
  component: Holiday,
});

function Holiday() {
  return <HolidayPage loading={<HeroLoading>Chargement de la page…</HeroLoading>} />;
}

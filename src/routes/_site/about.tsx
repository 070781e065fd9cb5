import { createFileRoute } from '@tanstack/react-router';
import { cachedFirst } from '#data/cached-first.ts';
import { pageSeoQueries } from '#data/queries.ts';
import { seoHead } from '#data/seo-head.ts';
import { AboutPage } from '#features/about/about-page.tsx';
import { HeroLoading } from '#features/site/hero-loading.tsx';

export const Route = createFileRoute('/_site/about')({
  loader: async ({ context: { queryClient } }) => {
    const [content, { pageHead }] = await Promise.all([
      cachedFirst(queryClient, pageSeoQueries.bySlug('about')),
      import('#features/site/page-head.ts'),
    ]);
    return pageHead('about', content);
  },
  head: ({ loaderData }) => (loaderData ? seoHead(loaderData) : {}),
  component: About,
});

function About() {
  return <AboutPage loading={<HeroLoading>Chargement de la page…</HeroLoading>} />;
}

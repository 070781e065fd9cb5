import { createFileRoute } from '@tanstack/react-router';
import { cachedFirst } from '#data/cached-first.ts';
import { pageSeoQueries } from '#data/queries.ts';
import { seoHead } from '#data/seo-head.ts';
import { LegalPage } from '#features/legal/legal-page.tsx';

export const Route = createFileRoute('/_site/legal')({
  loader: async ({ context: { queryClient } }) => {
    const [content, { pageHead }] = await Promise.all([
      cachedFirst(queryClient, pageSeoQueries.bySlug('legal')),
      import('#features/site/page-head.ts'),
    ]);
    return pageHead('legal', content);
  },
  head: ({ loaderData }) => (loaderData ? seoHead(loaderData) : {}),
  component: LegalPage,
});

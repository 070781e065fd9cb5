import { createFileRoute } from '@tanstack/react-router';
import { cachedFirst } from '#data/cached-first.ts';
import { pageSeoQueries } from '#data/queries.ts';
import { seoHead } from '#data/seo-head.ts';
import { pageSeo } from '#domain/seo/seo.ts';
import { LegalPage } from '#features/legal/legal-page.tsx';

export const Route = createFileRoute('/_site/legal')({
  loader: async ({ context: { queryClient } }) =>
    pageSeo('legal', await cachedFirst(queryClient, pageSeoQueries.bySlug('legal'))),
  head: ({ loaderData }) => (loaderData ? seoHead({ seo: loaderData, path: '/legal' }) : {}),
  component: LegalPage,
});

import { createFileRoute } from '@tanstack/react-router';
import { cachedFirst } from '#data/cached-first.ts';
import { pageSeoQueries } from '#data/queries.ts';
import { seoHead } from '#data/seo-head.ts';
import { ContactPage } from '#features/contact/contact-page.tsx';
import { HeroLoading } from '#features/site/hero-loading.tsx';

export const Route = createFileRoute('/_site/contact')({
  loader: async ({ context: { queryClient } }) => {
    const [content, { pageHead }] = await Promise.all([
      cachedFirst(queryClient, pageSeoQueries.bySlug('contact')),
      import('#features/site/page-head.ts'),
    ]);
    return pageHead('contact', content);
  },
  head: ({ loaderData }) => (loaderData ? seoHead(loaderData) : {}),
  component: Contact,
});

function Contact() {
  return <ContactPage loading={<HeroLoading>Chargement de la page…</HeroLoading>} />;
}

import { createFileRoute } from '@tanstack/react-router';
import { seoHead } from '#data/seo-head.ts';
import { parseLinkSearch } from '#features/newsletter-link/link-search.ts';
import { UnsubscribePage } from '#features/newsletter-link/unsubscribe-page.tsx';

export const Route = createFileRoute('/_site/newsletter/desinscription')({
  loader: async () => (await import('#features/newsletter-link/link-head.ts')).UNSUBSCRIBE_HEAD,
  head: ({ loaderData }) => (loaderData ? seoHead(loaderData) : {}),
  component: Unsubscription,
});

function Unsubscription() {
  return <UnsubscribePage search={parseLinkSearch(Route.useSearch())} />;
}

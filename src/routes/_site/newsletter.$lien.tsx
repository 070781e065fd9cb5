import { createFileRoute, notFound } from '@tanstack/react-router';
import { seoHead } from '#data/seo-head.ts';
import { ConfirmationPage } from '#features/newsletter-link/confirmation-page.tsx';
import { UnsubscribePage } from '#features/newsletter-link/unsubscribe-page.tsx';

// One route for both pages, as every route adds to the first view of every page.
export const Route = createFileRoute('/_site/newsletter/$lien')({
  loader: async ({ params }) => {
    const { unindexedHead } = await import('#features/site/unindexed-head.ts');
    const head = unindexedHead(`/newsletter/${params.lien}`);
    if (head === undefined) throw notFound();
    return head;
  },
  head: ({ loaderData }) => (loaderData ? seoHead(loaderData) : {}),
  component: LinkPage,
});

function LinkPage() {
  const { lien } = Route.useParams();
  const Page = lien === 'desinscription' ? UnsubscribePage : ConfirmationPage;
  return <Page search={Route.useSearch()} />;
}

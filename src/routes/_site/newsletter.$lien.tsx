import { createFileRoute, notFound } from '@tanstack/react-router';
import { headOf } from '#data/seo-head.ts';
import { ConfirmationPage } from '#features/newsletter-link/confirmation-page.tsx';
import { UnsubscribePage } from '#features/newsletter-link/unsubscribe-page.tsx';
import { unindexedHead } from '../-head.ts';

const TITLES = new Map([
  ['confirmation', 'Confirmer votre inscription à la newsletter'],
  ['desinscription', 'Vous désinscrire de la newsletter'],
]);

// One route for both pages, because every route adds to the first view of every page.
export const Route = createFileRoute('/_site/newsletter/$lien')({
  loader: ({ params }) => {
    const title = TITLES.get(params.lien);
    if (title === undefined) throw notFound();
    return unindexedHead(`/newsletter/${params.lien}`, title);
  },
  head: headOf,
  component: LinkPage,
});

function LinkPage() {
  const { lien } = Route.useParams();
  const Page = lien === 'desinscription' ? UnsubscribePage : ConfirmationPage;
  return <Page search={Route.useSearch()} />;
}

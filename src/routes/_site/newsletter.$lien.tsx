import { createFileRoute, notFound } from '@tanstack/react-router';
import { headOf } from '#data/seo-head.ts';
import { LinkPage } from '#features/newsletter/link-page.tsx';
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
  component: () => {
    const { lien } = Route.useParams();
    const action = lien === 'desinscription' ? lien : 'confirmation';
    return <LinkPage action={action} search={Route.useSearch()} />;
  },
});

import { createFileRoute } from '@tanstack/react-router';
import { seoHead } from '#data/seo-head.ts';
import { ConfirmationPage } from '#features/newsletter-link/confirmation-page.tsx';
import { parseLinkSearch } from '#features/newsletter-link/link-search.ts';

export const Route = createFileRoute('/_site/newsletter/confirmation')({
  loader: async () => (await import('#features/newsletter-link/link-head.ts')).CONFIRMATION_HEAD,
  head: ({ loaderData }) => (loaderData ? seoHead(loaderData) : {}),
  component: Confirmation,
});

function Confirmation() {
  const search = parseLinkSearch(Route.useSearch());
  const signUp = async () =>
    (await import('#features/newsletter/open-newsletter.tsx')).openNewsletter('header');
  return <ConfirmationPage search={search} onSignUp={() => void signUp()} />;
}

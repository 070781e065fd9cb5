import { createFileRoute, notFound } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useSettings } from '#data/queries/settings-query.ts';
import { headFromLoaderData } from '#data/seo-head.ts';
import { newsletterPromiseTexts } from '#domain/newsletter/newsletter.ts';
import {
  MAIL_LINK_OUTCOME_URL_PARAM,
  MAIL_LINK_OUTCOMES,
  MAIL_LINK_TOKEN_URL_PARAM,
} from '#domain/newsletter/newsletter-links.ts';
import { BRAND } from '#domain/site/brand.ts';
import {
  confirmationMessages,
  unsubscriptionMessages,
} from '#features/newsletter/mail-link-messages.tsx';
import { createUnindexedHead } from '../-head.ts';

const TITLES = new Map([
  ['confirmation', 'Confirmer votre inscription à la newsletter'],
  ['desinscription', 'Vous désinscrire de la newsletter'],
]);

// Confirmation and unsubscription share one route, because every page loads some code of each route.
export const Route = createFileRoute('/_site/newsletter/$lien')({
  loader: ({ params }) => {
    const title = TITLES.get(params.lien);
    if (title === undefined) throw notFound();
    return createUnindexedHead(`/newsletter/${params.lien}`, title);
  },
  head: headFromLoaderData,
  component: LinkPage,
});

function LinkPage() {
  const { lien } = Route.useParams();
  const search: Record<string, unknown> = Route.useSearch();
  const heading = useRef<HTMLHeadingElement>(null);
  const { arrival } = newsletterPromiseTexts(useSettings());
  const token =
    typeof search[MAIL_LINK_TOKEN_URL_PARAM] === 'string' ? search[MAIL_LINK_TOKEN_URL_PARAM] : '';
  const messages =
    lien === 'confirmation' ? confirmationMessages(token, arrival) : unsubscriptionMessages(token);
  const outcome = MAIL_LINK_OUTCOMES.find((name) => name === search[MAIL_LINK_OUTCOME_URL_PARAM]);
  const state = outcome ?? (token === '' ? 'invalid' : 'asked');
  const { title, text, action } = messages[state] ?? messages.invalid;
  useEffect(() => {
    // After the form's redirect, focuses the title with the outcome, so that screen readers and Tab start there.
    if (outcome !== undefined) heading.current?.focus();
  }, [outcome]);
  return (
    <div className="page-margins min-h-100 py-19 md:py-28">
      <p className="text-ui text-ink-2">{`La lettre de ${BRAND}`}</p>
      <h1 ref={heading} tabIndex={-1} className="title text-page mt-4 outline-none">
        {title}
      </h1>
      <p className="mt-5 max-w-prose text-intro text-ink-2">{text}</p>
      {action && <div className="mt-8 flex flex-wrap items-center gap-5">{action}</div>}
    </div>
  );
}

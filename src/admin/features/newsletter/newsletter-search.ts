import { readOneOf, readText, sortRecords } from '#admin/features/list/list-search.ts';
import { NEWSLETTER_SOURCES, type NewsletterSource } from '#domain/newsletter/newsletter.ts';
import type { NewsletterSubscription } from '#domain/newsletter/newsletter-subscription.ts';
import { foldText } from '#domain/text/fold-text.ts';
import { sourceLabel, stateLabel } from './subscription-texts.ts';

const STATES = ['actif', 'inactif'] as const;
const SORTS = ['email', 'source', 'date', 'etat'] as const;

/** The URL search of the newsletter's page. */
export type NewsletterSearch = {
  q?: string | undefined;
  etat?: (typeof STATES)[number] | undefined;
  source?: NewsletterSource | 'import' | undefined;
  tri?: (typeof SORTS)[number] | undefined;
  ordre?: 'asc' | 'desc' | undefined;
};

/** Never throws: an invalid value counts as absent. */
export function readNewsletterSearch(search: Record<string, unknown>): NewsletterSearch {
  return {
    q: readText(search.q),
    etat: readOneOf(search.etat, STATES),
    source: readOneOf(search.source, [...NEWSLETTER_SOURCES, 'import']),
    tri: readOneOf(search.tri, SORTS),
    ordre: readOneOf(search.ordre, ['asc', 'desc']),
  };
}

const SORT_KEYS = {
  email: ({ email }: NewsletterSubscription) => email,
  source: sourceLabel,
  date: ({ subscribed_at }: NewsletterSubscription) => subscribed_at,
  etat: stateLabel,
};

/** The subscriptions that match the URL search; newest first by default. */
export function filterSubscriptions(
  subscriptions: readonly NewsletterSubscription[],
  search: NewsletterSearch,
): NewsletterSubscription[] {
  const wanted = foldText(search.q?.trim() ?? '');
  const found = subscriptions.filter(
    ({ email, active, source }) =>
      foldText(email).includes(wanted) &&
      (search.etat === undefined || (search.etat === 'actif') === active) &&
      (search.source === undefined || search.source === (source ?? 'import')),
  );
  return sortRecords(found, search.ordre ?? 'desc', SORT_KEYS[search.tri ?? 'date']);
}

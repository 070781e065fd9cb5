import { sortRecords } from '#admin/features/list/list-search.ts';
import type { NewsletterSubscription } from '#domain/newsletter/newsletter-subscription.ts';
import { foldText } from '#domain/text/fold-text.ts';
import type { NewsletterSearch } from './newsletter-search.ts';
import { sourceLabel, stateLabel } from './subscription-columns.tsx';

const KEYS = {
  email: ({ email }: NewsletterSubscription) => email,
  source: sourceLabel,
  date: ({ subscribed_at }: NewsletterSubscription) => subscribed_at,
  etat: stateLabel,
};

/** The subscriptions that the address asks for; newest first unless it says otherwise. */
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
  return sortRecords(found, search.ordre ?? 'desc', KEYS[search.tri ?? 'date']);
}

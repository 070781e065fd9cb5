import {
  oneOf,
  readText,
  searchReader,
  sortRecords,
  timeOf,
} from '#admin/features/list/list-search.ts';
import { NEWSLETTER_SOURCES } from '#domain/newsletter/newsletter.ts';
import type { NewsletterSubscription } from '#domain/newsletter/newsletter-subscription.ts';
import { foldText } from '#domain/text/fold-text.ts';
import { sourceLabel, stateLabel } from './subscription-texts.ts';

/** The URL search of the newsletter's page. */
export const readNewsletterSearch = searchReader({
  q: readText,
  etat: oneOf(['actif', 'inactif', 'echec']),
  source: oneOf([...NEWSLETTER_SOURCES, 'import']),
  tri: oneOf(['email', 'source', 'date', 'etat']),
  ordre: oneOf(['asc', 'desc']),
});
export type NewsletterSearch = ReturnType<typeof readNewsletterSearch>;

const SORT_KEYS = {
  email: ({ email }: NewsletterSubscription) => email,
  source: sourceLabel,
  date: ({ subscribed_at }: NewsletterSubscription) => timeOf(subscribed_at),
  etat: stateLabel,
};

/** Whether a subscription has the status that is searched for. */
function isIn(
  etat: NewsletterSearch['etat'],
  { active, delivery }: Pick<NewsletterSubscription, 'active' | 'delivery'>,
): boolean {
  if (etat === 'echec') return delivery === 'failed';
  return etat === undefined || (etat === 'actif') === active;
}

/** The subscriptions that match the URL search; newest first by default. */
export function filterSubscriptions(
  subscriptions: readonly NewsletterSubscription[],
  search: NewsletterSearch,
): NewsletterSubscription[] {
  const wanted = foldText(search.q?.trim() ?? '');
  const found = subscriptions.filter(
    ({ email, active, delivery, source }) =>
      foldText(email).includes(wanted) &&
      isIn(search.etat, { active, delivery }) &&
      (search.source === undefined || search.source === (source ?? 'import')),
  );
  return sortRecords(found, search.ordre ?? 'desc', SORT_KEYS[search.tri ?? 'date']);
}

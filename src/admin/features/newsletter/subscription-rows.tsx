import type { RecordColumn } from '#admin/features/list/record-columns.ts';
import type { NewsletterSubscription } from '#domain/newsletter/newsletter-subscription.ts';
import { formatDateTime } from '#domain/text/dates.ts';
import type { NewsletterSearch } from './newsletter-search.ts';
import { sourceLabel, stateLabel } from './subscription-texts.ts';

export type SubscriptionKey = NonNullable<NewsletterSearch['tri']>;

export const SUBSCRIPTION_COLUMNS: readonly RecordColumn<
  NewsletterSubscription,
  SubscriptionKey
>[] = [
  {
    key: 'email',
    label: 'E-mail',
    render: ({ email }) => <span className="break-all">{email}</span>,
  },
  { key: 'source', label: 'Source', render: sourceLabel },
  {
    key: 'date',
    label: 'Date d’inscription',
    render: ({ subscribed_at }) => formatDateTime(subscribed_at),
  },
  { key: 'etat', label: 'Statut', render: stateLabel },
];

/** A subscription on a phone. */
export function SubscriptionCard({ subscription }: { subscription: NewsletterSubscription }) {
  const { email, subscribed_at } = subscription;
  return (
    <>
      <p className="break-all font-medium">{email}</p>
      <p className="text-small text-ink-2">
        {sourceLabel(subscription)}, {formatDateTime(subscribed_at)}
      </p>
      <p className="text-small text-ink-2">{stateLabel(subscription)}</p>
    </>
  );
}

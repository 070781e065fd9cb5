import { MailState } from '#admin/features/list/mail-state.tsx';
import type { RecordColumn } from '#admin/features/list/record-columns.ts';
import type { NewsletterSubscription } from '#domain/newsletter/newsletter-subscription.ts';
import { formatDateTime } from '#domain/text/dates.ts';
import type { NewsletterSearch } from './newsletter-search.ts';
import { sourceLabel, stateLabel } from './subscription-texts.ts';

/** Whether its confirmation failed, and is still asked for. */
export const canResend = ({ active, delivery }: NewsletterSubscription): boolean =>
  !active && delivery === 'failed';

/** The status, and what became of a confirmation mail that has not been sent. */
function State({ subscription }: { subscription: NewsletterSubscription }) {
  const { confirmation } = subscription.mails;
  const isUnsent = !subscription.active && confirmation && confirmation.state !== 'sent';
  return (
    <>
      {stateLabel(subscription)}
      {isUnsent && (
        <span className="block max-w-80 text-small text-ink-2">
          Confirmation{'\u00a0'}: <MailState mail={confirmation} of={subscription} />
        </span>
      )}
    </>
  );
}

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
  { key: 'etat', label: 'Statut', render: (subscription) => <State subscription={subscription} /> },
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
      <div className="text-small text-ink-2">
        <State subscription={subscription} />
      </div>
    </>
  );
}

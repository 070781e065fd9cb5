import type { NewsletterSubscription } from '#domain/newsletter/newsletter-subscription.ts';
import { formatDateTime } from '#domain/text/dates.ts';
import { sourceLabel, stateLabel } from './subscription-columns.tsx';

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

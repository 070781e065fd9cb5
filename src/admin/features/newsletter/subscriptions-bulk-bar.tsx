import { BulkBar } from '#admin/features/list/bulk-bar.tsx';
import { useBulk } from '#admin/features/list/use-bulk.ts';
import type { NewsletterSubscription } from '#domain/newsletter/newsletter-subscription.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { BULK_TEXTS } from './subscription-texts.ts';
import { useActivation } from './use-activation.ts';

type SubscriptionsBulkBarProps = {
  chosen: readonly NewsletterSubscription[];
  onClear: () => void;
};

/** What can be done with several subscriptions; what would change nothing is not offered. */
export function SubscriptionsBulkBar({ chosen, onClear }: SubscriptionsBulkBarProps) {
  const bulk = useBulk(COLLECTIONS.newsletterSubscriptions);
  const activation = useActivation();
  const actions = [
    ...(chosen.some(({ active }) => active)
      ? [{ label: 'Désactiver', onPress: () => void activation.deactivate(chosen) }]
      : []),
    ...(chosen.some(({ active }) => !active)
      ? [{ label: 'Réactiver', onPress: () => void activation.activate(chosen) }]
      : []),
    { label: 'Supprimer', onPress: () => void bulk.remove(chosen, BULK_TEXTS) },
  ];
  return (
    <BulkBar
      summary={BULK_TEXTS.chosen(chosen.length)}
      isBusy={bulk.isBusy || activation.isBusy}
      onClear={onClear}
      actions={actions}
    />
  );
}

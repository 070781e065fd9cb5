import { BulkBar } from '#admin/features/list/bulk-bar.tsx';
import type { FilterSearch } from '#admin/features/list/list-filter.ts';
import { nextSort, type Sort } from '#admin/features/list/list-search.ts';
import { RecordList } from '#admin/features/list/record-list.tsx';
import { RowButton } from '#admin/features/list/row-actions.tsx';
import { useBulk } from '#admin/features/list/use-bulk.ts';
import { useDeleteRecord } from '#admin/features/list/use-delete-record.ts';
import { useResend } from '#admin/features/list/use-resend.ts';
import { useSelection } from '#admin/features/list/use-selection.ts';
import type { NewsletterSubscription } from '#domain/newsletter/newsletter-subscription.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import type { NewsletterSearch } from './newsletter-search.ts';
import {
  canResend,
  SUBSCRIPTION_COLUMNS,
  SubscriptionCard,
  type SubscriptionKey,
} from './subscription-rows.tsx';
import { BULK_TEXTS, DELETE_TEXTS } from './subscription-texts.ts';
import { useActivation } from './use-activation.tsx';

type SubscriptionListProps = {
  subscriptions: readonly NewsletterSubscription[];
  /** Whether there are others. */
  isCut: boolean;
  search: NewsletterSearch;
  /** Receives the search parameters to change. */
  onChange: (part: FilterSearch) => void;
};

/** The table of subscriptions, with their actions. */
export function SubscriptionList(props: SubscriptionListProps) {
  const { subscriptions, isCut, search, onChange } = props;
  const selection = useSelection(subscriptions, isCut);
  const remove = useDeleteRecord(COLLECTIONS.newsletterSubscriptions, DELETE_TEXTS);
  const { activate, deactivate, question } = useActivation();
  const [, resend] = useResend(COLLECTIONS.newsletterSubscriptions);
  const { chosen } = selection;
  const sort: Sort<SubscriptionKey> = {
    key: search.tri ?? 'date',
    direction: search.ordre ?? 'desc',
  };
  return (
    <>
      <RecordList
        label="Abonnements"
        records={subscriptions}
        columns={SUBSCRIPTION_COLUMNS}
        nameOf={({ email }) => email}
        sort={sort}
        onSort={(key) => {
          const next = nextSort(sort, key);
          onChange({ tri: next.key, ordre: next.direction });
        }}
        selection={selection}
        card={(subscription) => <SubscriptionCard subscription={subscription} />}
        actions={(subscription) => (
          <>
            {canResend(subscription) && (
              <RowButton of={subscription.email} onPress={() => resend(subscription.id)}>
                Renvoyer
              </RowButton>
            )}
            <RowButton
              of={subscription.email}
              onPress={() =>
                subscription.active ? deactivate([subscription]) : activate([subscription])
              }
            >
              {subscription.active ? 'Désactiver' : 'Réactiver'}
            </RowButton>
            <RowButton
              of={subscription.email}
              isDangerous
              onPress={() => void remove({ id: subscription.id, label: subscription.email })}
            >
              Supprimer
            </RowButton>
          </>
        )}
      />
      {question}
      {chosen.length > 0 && <SubscriptionsBulkBar chosen={chosen} onClear={selection.clear} />}
    </>
  );
}

type SubscriptionsBulkBarProps = {
  chosen: readonly NewsletterSubscription[];
  onClear: () => void;
};

/** Actions on the selected subscriptions, without those that would change nothing. */
function SubscriptionsBulkBar({ chosen, onClear }: SubscriptionsBulkBarProps) {
  const bulk = useBulk(COLLECTIONS.newsletterSubscriptions);
  const activation = useActivation();
  const actions = [
    ...(chosen.some(({ active }) => active)
      ? [{ label: 'Désactiver', onPress: () => activation.deactivate(chosen) }]
      : []),
    ...(chosen.some(({ active }) => !active)
      ? [{ label: 'Réactiver', onPress: () => activation.activate(chosen) }]
      : []),
    { label: 'Supprimer', onPress: () => void bulk.remove(chosen, BULK_TEXTS) },
  ];
  return (
    <>
      {activation.question}
      <BulkBar
        summary={BULK_TEXTS.chosen(chosen.length)}
        isBusy={bulk.isBusy || activation.isBusy}
        onClear={onClear}
        actions={actions}
      />
    </>
  );
}

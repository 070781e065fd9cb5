import { nextSort, type Sort } from '#admin/features/list/list-search.ts';
import { RecordList } from '#admin/features/list/record-list.tsx';
import { RowButton } from '#admin/features/list/row-actions.tsx';
import { useDeleteRecord } from '#admin/features/list/use-delete-record.ts';
import { useSelection } from '#admin/features/list/use-selection.ts';
import type { NewsletterSubscription } from '#domain/newsletter/newsletter-subscription.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import type { NewsletterSearch } from './newsletter-search.ts';
import { readNewsletterSearch } from './newsletter-search.ts';
import { SubscriptionCard } from './subscription-card.tsx';
import { SUBSCRIPTION_COLUMNS, type SubscriptionKey } from './subscription-columns.tsx';
import { DELETE_TEXTS } from './subscription-texts.ts';
import { SubscriptionsBulkBar } from './subscriptions-bulk-bar.tsx';
import { useActivation } from './use-activation.ts';

type SubscriptionListProps = {
  subscriptions: readonly NewsletterSubscription[];
  search: NewsletterSearch;
  onSearch: (search: NewsletterSearch) => void;
};

/** The table of the specification, and what can be done with its rows. */
export function SubscriptionList({ subscriptions, search, onSearch }: SubscriptionListProps) {
  const selection = useSelection(subscriptions);
  const remove = useDeleteRecord(COLLECTIONS.newsletterSubscriptions, DELETE_TEXTS);
  const { activate, deactivate } = useActivation();
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
          onSearch(readNewsletterSearch({ ...search, tri: next.key, ordre: next.direction }));
        }}
        selection={selection}
        card={(subscription) => <SubscriptionCard subscription={subscription} />}
        actions={(subscription) => (
          <>
            <RowButton
              of={subscription.email}
              onPress={() =>
                void (subscription.active ? deactivate([subscription]) : activate([subscription]))
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
      {chosen.length > 0 && <SubscriptionsBulkBar chosen={chosen} onClear={selection.clear} />}
    </>
  );
}

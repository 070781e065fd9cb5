import { COLLECTIONS } from '#domain/collections.ts';
import { formatDateTime } from '#domain/dates.ts';
import type { NewsletterSubscription } from '#domain/newsletter-subscription.ts';
import { BulkBar } from '#features/admin/bulk-bar.tsx';
import { nextSort, type Sort } from '#features/admin/list-search.ts';
import { RecordList } from '#features/admin/record-list.tsx';
import { RowButton } from '#features/admin/row-actions.tsx';
import { useBulk } from '#features/admin/use-bulk.ts';
import { useDeleteRecord } from '#features/admin/use-delete-record.ts';
import { useSelection } from '#features/admin/use-selection.ts';
import type { NewsletterSearch } from './newsletter-search.ts';
import { readNewsletterSearch } from './newsletter-search.ts';
import {
  SUBSCRIPTION_COLUMNS,
  type SubscriptionKey,
  sourceLabel,
  stateLabel,
} from './subscription-columns.tsx';
import { useActivation } from './use-activation.ts';

type SubscriptionListProps = {
  subscriptions: readonly NewsletterSubscription[];
  search: NewsletterSearch;
  onSearch: (search: NewsletterSearch) => void;
};

const DELETE_TEXTS = {
  question: 'Êtes-vous sûr de vouloir supprimer cet abonnement ?',
  done: 'Abonnement supprimé',
  doneDescription: "L'abonnement a été supprimé avec succès",
  failed: 'Erreur',
  failedDescription: "Impossible de supprimer l'abonnement",
  restored: 'Abonnement rétabli',
};
const BULK_DELETE = {
  question: 'Êtes-vous sûr de vouloir supprimer ces % abonnements ?',
  done: '% abonnements supprimés',
  restored: '% abonnements rétablis',
};

/** The table of the specification, and what can be done with its rows. */
export function SubscriptionList({ subscriptions, search, onSearch }: SubscriptionListProps) {
  const selection = useSelection(subscriptions);
  const bulk = useBulk(COLLECTIONS.newsletterSubscriptions);
  const remove = useDeleteRecord(COLLECTIONS.newsletterSubscriptions, DELETE_TEXTS);
  const activate = useActivation();
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
        card={(subscription) => (
          <>
            <p className="break-all font-medium">{subscription.email}</p>
            <p className="text-small text-ink-2">
              {sourceLabel(subscription)}, {formatDateTime(subscription.subscribed_at)}
            </p>
            <p className="text-small text-ink-2">{stateLabel(subscription)}</p>
          </>
        )}
        actions={(subscription) => (
          <>
            <RowButton of={subscription.email} onPress={() => void activate(subscription)}>
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
      {chosen.length > 0 && (
        <BulkBar
          summary={
            chosen.length === 1 ? '1 abonnement choisi' : `${chosen.length} abonnements choisis`
          }
          isBusy={bulk.isBusy}
          onClear={selection.clear}
          actions={[
            {
              label: 'Désactiver',
              onPress: () =>
                void bulk.update(
                  chosen.filter(({ active }) => active),
                  { active: false },
                  '% abonnements désactivés',
                ),
            },
            { label: 'Supprimer', onPress: () => void bulk.remove(chosen, BULK_DELETE) },
          ]}
        />
      )}
    </>
  );
}

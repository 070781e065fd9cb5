import type { RecordColumn } from '#admin/features/list/record-columns.ts';
import type { NewsletterSubscription } from '#domain/newsletter/newsletter-subscription.ts';
import { formatDateTime } from '#domain/text/dates.ts';
import type { NewsletterSearch } from './newsletter-search.ts';

export const SOURCE_LABELS = {
  header: 'En-tête (header)',
  footer: 'Pied de page (footer)',
  scroll: 'Fenêtre (scroll)',
  import: 'Import',
} as const;

export const sourceLabel = ({ source }: NewsletterSubscription) =>
  SOURCE_LABELS[source ?? 'import'];
export const stateLabel = ({ active }: NewsletterSubscription) => (active ? 'Actif' : 'Inactif');

export type SubscriptionKey = NonNullable<NewsletterSearch['tri']>;

/** What the specification's table shows. */
export const SUBSCRIPTION_COLUMNS: readonly RecordColumn<
  NewsletterSubscription,
  SubscriptionKey
>[] = [
  {
    key: 'email',
    label: 'Email',
    isSortable: true,
    render: ({ email }) => <span className="break-all">{email}</span>,
  },
  { key: 'source', label: 'Source', isSortable: true, render: sourceLabel },
  {
    key: 'date',
    label: "Date d'inscription",
    isSortable: true,
    render: ({ subscribed_at }) => formatDateTime(subscribed_at),
  },
  { key: 'etat', label: 'Statut', isSortable: true, render: stateLabel },
];

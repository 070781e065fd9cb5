import { useState } from 'react';
import type { LiveList } from '#admin/data/live.tsx';
import { readAllRecords } from '#admin/data/read.ts';
import { useRecordCount } from '#admin/data/use-read.ts';
import { ImportDialog } from '#admin/features/subscriber-import/import-dialog.tsx';
import { useBusyAction } from '#admin/kit/actions.ts';
import { createColumnsAndFilters, OPTION } from '#admin/kit/list/columns.tsx';
import type { ListConfig } from '#admin/kit/list/list-config.ts';
import { MailDeliveryText, resendMails } from '#admin/kit/mail-state.tsx';
import { SmallButton } from '#admin/ui/button.tsx';
import { ENTITIES } from '#domain/admin/entities.ts';
import { activeSubscriberPercent } from '#domain/newsletter/newsletter.ts';
import {
  type NewsletterSubscription,
  subscriptionsCsvFileName,
  subscriptionsToCsv,
} from '#domain/newsletter/newsletter-subscription.ts';
import { optionsOfLabels } from '#domain/schema/field.ts';
import { formatWholeNumber } from '#domain/text/format.ts';
import { todayIso } from '#domain/text/today.ts';
import { saveTextAsFile } from '#ui/download-text.ts';

const ENTITY = ENTITIES.subscribers;
const { column, filter } = createColumnsAndFilters(ENTITY);

const SOURCE_LABELS = {
  header: 'En-tête',
  footer: 'Pied de page',
  scroll: 'Fenêtre au défilement',
  import: 'Import',
} as const;

const sourceLabel = ({ source }: NewsletterSubscription) => SOURCE_LABELS[source ?? 'import'];
const stateLabel = ({ active }: NewsletterSubscription) => (active ? 'Actif' : 'Inactif');

function renderState(subscription: NewsletterSubscription) {
  const { active, refusal, mails } = subscription;
  const { confirmation } = mails;
  const isUnsent = !active && confirmation && confirmation.state !== 'sent';
  return (
    <>
      {stateLabel(subscription)}
      {refusal !== null && (
        <span className="block max-w-80 text-small text-ink-2">
          Dernière lettre refusée{'\u00a0'}: {refusal}
        </span>
      )}
      {isUnsent && (
        <span className="block max-w-80 text-small text-ink-2">
          Confirmation{'\u00a0'}: <MailDeliveryText mail={confirmation} of={subscription} />
        </span>
      )}
    </>
  );
}

function Counters({ records, isCut }: LiveList<NewsletterSubscription>) {
  const storedTotal = useRecordCount(ENTITY, [], isCut).value;
  const storedActive = useRecordCount(ENTITY, [['active', '==', true]], isCut).value;
  const total = isCut ? storedTotal : records?.length;
  const active = isCut ? storedActive : records?.filter((record) => record.active).length;
  const isKnown = total !== undefined && active !== undefined;
  const counters = {
    'Abonnés au total': isKnown && formatWholeNumber(total),
    'Abonnés actifs': isKnown && formatWholeNumber(active),
    'Taux d’activité': isKnown && `${activeSubscriberPercent(total, active)}\u202f%`,
  };
  return (
    <dl className="mb-8 grid grid-cols-3 border-y border-ink">
      {Object.entries(counters).map(([label, value]) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end gap-1 border-rule py-4 not-first:border-l not-first:pl-4 md:not-first:pl-8"
        >
          <dt className="text-small text-ink-2">{label}</dt>
          <dd className="text-[2rem] leading-none tabular-nums">{value || '–'}</dd>
        </div>
      ))}
    </dl>
  );
}

type ExportButtonProps = {
  list: LiveList<NewsletterSubscription>;
  chosen?: (records: readonly NewsletterSubscription[]) => readonly NewsletterSubscription[];
  children: string;
};

function ExportButton({ list, chosen = (rows) => rows, children }: ExportButtonProps) {
  const { records = [], isCut } = list;
  const [count, setCount] = useState(0);
  const [isBusy, exportAll] = useBusyAction('L’export a échoué', async () => {
    const rows = chosen(isCut ? await readAllRecords(ENTITY, setCount) : records);
    saveTextAsFile(
      subscriptionsCsvFileName(todayIso()),
      subscriptionsToCsv(rows),
      'text/csv;charset=utf-8',
    );
  });
  return (
    <SmallButton
      disabled={records.length === 0}
      aria-disabled={isBusy || undefined}
      onClick={() => exportAll()}
    >
      {isBusy ? `Export en cours… ${formatWholeNumber(count)}` : children}
    </SmallButton>
  );
}

export const SUBSCRIBER_LIST_CONFIG: ListConfig<NewsletterSubscription> = {
  entity: ENTITY,
  empty: 'Aucun abonnement à la newsletter trouvé.',
  searched: ({ email }) => [email],
  columns: [
    column('email', {
      hidesLabel: true,
      isTitle: true,
      cell: ({ email }) => <span className="break-all">{email}</span>,
    }),
    column('source', { cell: sourceLabel, sortKey: sourceLabel }),
    column('subscribed_at'),
    column('active', { cell: renderState, sortKey: stateLabel }),
  ],
  filters: [
    filter('active', {
      options: optionsOfLabels({
        [OPTION.yes]: 'Actif',
        [OPTION.no]: 'Inactif',
        echec: 'Confirmation non envoyée',
      }),
      passes: ({ active, delivery }, option) =>
        option === 'echec' ? delivery === 'failed' : active === (option === OPTION.yes),
    }),
    filter('source', {
      options: optionsOfLabels(SOURCE_LABELS),
      passes: ({ source }, option) => (source ?? 'import') === option,
    }),
  ],
  actions: [
    {
      label: 'Renvoyer',
      isFor: ({ active, delivery }) => !active && delivery === 'failed',
      run: resendMails,
    },
    {
      label: 'Désactiver',
      isFor: ({ active }) => active,
      run: (subscriptions, { update }) => update(subscriptions, { active: false }, 'désactivé'),
    },
    {
      label: 'Réactiver',
      isFor: ({ active, unsubscribed_at, confirmed_at, activation_basis }) =>
        !active && unsubscribed_at === null && (confirmed_at ?? activation_basis) !== null,
      run: (subscriptions, { update }) => update(subscriptions, { active: true }, 'réactivé'),
    },
  ],
  HeadActions({ list, filterAndSort, isFiltered }) {
    const [isImporting, setImporting] = useState(false);
    return (
      <>
        <SmallButton onClick={() => setImporting(true)}>Importer</SmallButton>
        <ExportButton list={list} chosen={filterAndSort}>
          Exporter CSV
        </ExportButton>
        {isFiltered && <ExportButton list={list}>Tout exporter</ExportButton>}
        {isImporting && <ImportDialog list={list} onClose={() => setImporting(false)} />}
      </>
    );
  },
  Intro: ({ list }) => <Counters {...list} />,
};

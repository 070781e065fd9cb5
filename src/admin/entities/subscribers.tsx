import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useCount } from '#admin/data/use-read.ts';
import { ImportDialog } from '#admin/features/subscriber-import/import-dialog.tsx';
import type { ActionTexts } from '#admin/kit/list/action-texts.ts';
import { type Filter, labelOptions, listParts } from '#admin/kit/list/columns.tsx';
import type { ListConfig } from '#admin/kit/list/list-config.ts';
import { BulkButton } from '#admin/kit/list/list-page.tsx';
import { RowButton } from '#admin/kit/list/row-actions.tsx';
import { MailState } from '#admin/kit/mail-state.tsx';
import { useResend } from '#admin/kit/use-resend.ts';
import { Button, buttonClass } from '#admin/ui/button.tsx';
import { ENTITIES } from '#domain/admin/entities.ts';
import { activityRate } from '#domain/newsletter/newsletter.ts';
import {
  type NewsletterSubscription,
  SUBSCRIPTION,
} from '#domain/newsletter/newsletter-subscription.ts';
import { DELETE_QUESTIONS } from '#domain/site/messages.ts';
import { formatCount } from '#domain/text/format.ts';
import { useActivation } from './subscriber-activation.tsx';
import { ExportButtons } from './subscriber-export.tsx';

const ENTITY = ENTITIES.subscribers;

const SOURCE_LABELS = {
  header: 'En-tête',
  footer: 'Pied de page',
  scroll: 'Fenêtre au défilement',
  import: 'Import',
} as const;

const sourceLabel = ({ source }: NewsletterSubscription) => SOURCE_LABELS[source ?? 'import'];
const stateLabel = ({ active }: NewsletterSubscription) => (active ? 'Actif' : 'Inactif');

const STATE: Filter<NewsletterSubscription> = {
  name: 'active',
  label: 'Statut',
  all: 'Tous',
  options: labelOptions({ oui: 'Actif', non: 'Inactif', echec: 'Confirmation non envoyée' }),
  passes: ({ active, delivery }, wanted) =>
    wanted === 'echec' ? delivery === 'failed' : active === (wanted === 'oui'),
};

const { column, filter } = listParts<NewsletterSubscription>(SUBSCRIPTION);

const FILTERS = [
  STATE,
  filter('source', {
    options: labelOptions(SOURCE_LABELS),
    passes: ({ source }, wanted) => (source ?? 'import') === wanted,
  }),
];

/** The status, and what became of a confirmation that has not been sent. */
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

const TEXTS: ActionTexts = {
  one: 'abonnement',
  many: 'abonnements',
  question: DELETE_QUESTIONS.subscription,
  deleted: 'Abonnement supprimé',
  deletedDescription: "L'abonnement a été supprimé avec succès",
  notDeleted: 'Erreur',
  notDeletedDescription: "Impossible de supprimer l'abonnement",
};

/** How many there are and are active, counted again at each sign-up. */
function Counters({ records }: { records: readonly NewsletterSubscription[] | undefined }) {
  const all = useCount(ENTITY, {}, records);
  const confirmed = useCount(ENTITY, { active: true }, records);
  const total = all.value ?? 0;
  const active = confirmed.value ?? 0;
  const isKnown = all.value !== undefined && confirmed.value !== undefined;
  const unknown = all.problem || confirmed.problem ? '–' : '…';
  const counters = [
    { label: 'Abonnés au total', value: formatCount(total) },
    { label: 'Abonnés actifs', value: formatCount(active) },
    { label: 'Taux d’activité', value: `${activityRate(total, active)}\u202f%` },
  ];
  return (
    <dl className="mb-8 grid grid-cols-3 border-y border-ink">
      {counters.map(({ label, value }) => (
        <div
          key={label}
          className="flex flex-col-reverse gap-1 border-rule py-4 not-first:border-l not-first:pl-4 md:not-first:pl-8"
        >
          <dt className="text-small text-ink-2">{label}</dt>
          <dd className="text-[2rem] leading-none tabular-nums">{isKnown ? value : unknown}</dd>
        </div>
      ))}
    </dl>
  );
}

export const SUBSCRIBER_LIST: ListConfig<NewsletterSubscription> = {
  entity: ENTITY,
  title: 'Newsletter',
  states: {
    loading: 'Chargement des abonnements…',
    empty: 'Aucun abonnement à la newsletter trouvé.',
    notFound: 'Aucun abonnement ne correspond à cette recherche.',
  },
  searchLabel: 'Rechercher une adresse',
  searched: ({ email }) => [email],
  nameOf: ({ email }) => email,
  columns: [
    column('email', {
      isTitle: true,
      cell: ({ email }) => <span className="break-all">{email}</span>,
    }),
    column('source', { cell: sourceLabel, sortKey: sourceLabel }),
    column('subscribed_at'),
    column('active', {
      cell: (subscription) => <State subscription={subscription} />,
      sortKey: stateLabel,
    }),
  ],
  useFilters: () => FILTERS,
  texts: TEXTS,
  RowActions({ record, name, actions }) {
    const { activate, deactivate, question } = useActivation(TEXTS, actions);
    const [, resend] = useResend(ENTITY);
    const { id, active, delivery } = record;
    return (
      <>
        {!active && delivery === 'failed' && (
          <RowButton of={name} onPress={() => resend(id)}>
            Renvoyer
          </RowButton>
        )}
        <RowButton of={name} onPress={() => (active ? deactivate([record]) : activate([record]))}>
          {active ? 'Désactiver' : 'Réactiver'}
        </RowButton>
        {question}
      </>
    );
  },
  BulkActions({ chosen, actions }) {
    const { activate, deactivate, question } = useActivation(TEXTS, actions);
    return (
      <>
        {chosen.some(({ active }) => active) && (
          <BulkButton actions={actions} onPress={() => deactivate(chosen)}>
            Désactiver
          </BulkButton>
        )}
        {chosen.some(({ active }) => !active) && (
          <BulkButton actions={actions} onPress={() => activate(chosen)}>
            Réactiver
          </BulkButton>
        )}
        {question}
      </>
    );
  },
  HeadActions({ list, shown }) {
    const [isImporting, setImporting] = useState(false);
    return (
      <>
        <Link to="/admin/personne" className={buttonClass({ variant: 'outline', size: 'sm' })}>
          Une personne
        </Link>
        <Button size="sm" variant="outline" onClick={() => setImporting(true)}>
          Importer
        </Button>
        <ExportButtons list={list} shown={shown} />
        {isImporting && <ImportDialog onClose={() => setImporting(false)} />}
      </>
    );
  },
  Intro: Counters,
};

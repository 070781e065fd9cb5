import { getRouteApi, Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { ACTIVE_SUBSCRIPTIONS, SUBSCRIPTIONS } from '#admin/data/sources.ts';
import { useLiveList } from '#admin/data/use-live-list.ts';
import { useCount } from '#admin/data/use-read.ts';
import { BackLink, PageHead } from '#admin/features/frame/page-head.tsx';
import { FilterBar } from '#admin/features/list/filters.tsx';
import { type ListFilter, labelOptions } from '#admin/features/list/list-filter.ts';
import { ListState } from '#admin/features/list/list-state.tsx';
import { useListSearch } from '#admin/features/list/use-list-search.ts';
import { Button, buttonClass } from '#admin/ui/button.tsx';
import { activityRate } from '#domain/newsletter/newsletter.ts';
import { formatCount } from '#domain/text/format.ts';
import { ExportButtons } from './export-buttons.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { filterSubscriptions, readNewsletterSearch } from './newsletter-search.ts';
import { SubscriptionList } from './subscription-list.tsx';
import { SOURCE_LABELS } from './subscription-texts.ts';

const STATES = { actif: 'Actif', inactif: 'Inactif', echec: 'Confirmation non envoyée' };
const FILTERS: readonly ListFilter[] = [
  { key: 'etat', label: 'Statut', all: 'Tous', options: labelOptions(STATES) },
  { key: 'source', label: 'Source', all: 'Toutes', options: labelOptions(SOURCE_LABELS) },
];

const route = getRouteApi('/_guard/admin/newsletter');

/** The subscribers of the newsletter. */
export function NewsletterPage() {
  const [search, change] = useListSearch(route, readNewsletterSearch);
  const list = useLiveList(SUBSCRIPTIONS);
  const [isImporting, setImporting] = useState(false);
  const { records } = list;
  const shown = useMemo(() => filterSubscriptions(records ?? [], search), [records, search]);
  return (
    <>
      <PageHead title="Newsletter" back={<BackLink to="/admin">Tableau de bord</BackLink>}>
        <Link to="/admin/personne" className={buttonClass({ variant: 'outline', size: 'sm' })}>
          Une personne
        </Link>
        <Button size="sm" variant="outline" onClick={() => setImporting(true)}>
          Importer
        </Button>
        <ExportButtons list={list} shown={shown} />
      </PageHead>
      <Counters version={records} />
      <FilterBar
        searchLabel="Rechercher une adresse"
        filters={FILTERS}
        search={search}
        onChange={change}
      />
      <ListState
        list={list}
        shown={shown.length}
        texts={{
          loading: 'Chargement des abonnements…',
          empty: 'Aucun abonnement à la newsletter trouvé.',
          notFound: 'Aucun abonnement ne correspond à cette recherche.',
        }}
      >
        <SubscriptionList
          subscriptions={shown}
          isCut={list.isCut}
          search={search}
          onChange={change}
        />
      </ListState>
      {isImporting && <ImportDialog onClose={() => setImporting(false)} />}
    </>
  );
}

/** Counts the subscribers again at each change of `version`. */
function Counters({ version }: { version: unknown }) {
  const all = useCount(SUBSCRIPTIONS, version);
  const confirmed = useCount(ACTIVE_SUBSCRIPTIONS, version);
  const total = all.value ?? 0;
  const active = confirmed.value ?? 0;
  const problem = all.problem ?? confirmed.problem;
  const isKnown = all.value !== undefined && confirmed.value !== undefined;
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
          <dd className="text-[2rem] leading-none tabular-nums">
            {isKnown ? value : problem ? '–' : '…'}
          </dd>
        </div>
      ))}
    </dl>
  );
}

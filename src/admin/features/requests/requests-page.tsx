import { getRouteApi, Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { REQUESTS } from '#admin/data/sources.ts';
import { useLiveList } from '#admin/data/use-live-list.ts';
import { BackLink, PageHead } from '#admin/features/frame/page-head.tsx';
import { FilterBar } from '#admin/features/list/filters.tsx';
import { type ListFilter, labelOptions } from '#admin/features/list/list-filter.ts';
import { ListState } from '#admin/features/list/list-state.tsx';
import { useListSearch } from '#admin/features/list/use-list-search.ts';
import { buttonClass } from '#admin/ui/button.tsx';
import type { ContactRequest } from '#domain/requests/contact-request.ts';
import { TYPE_LABELS } from '#domain/requests/received.ts';
import { formatCount } from '#domain/text/format.ts';
import { RequestList } from './request-list.tsx';
import { DELIVERY_LABELS } from './request-texts.ts';
import { filterRequests, readRequestsSearch } from './requests-search.ts';

const STATES = { 'a-traiter': 'À traiter', traitee: 'Traitées' };
const FILTERS: readonly ListFilter[] = [
  { key: 'type', label: 'Type', all: 'Tous', options: labelOptions(TYPE_LABELS) },
  { key: 'etat', label: 'Suivi', all: 'Toutes', options: labelOptions(STATES) },
  { key: 'envoi', label: 'E-mails', all: 'Tous', options: labelOptions(DELIVERY_LABELS) },
];

const route = getRouteApi('/_guard/admin/demandes/');

/** « 3 demandes, dont 2 à traiter ». */
function summaryOf(requests: readonly ContactRequest[]): string {
  const open = requests.filter(({ handled }) => !handled).length;
  return `${formatCount(requests.length)} ${requests.length > 1 ? 'demandes' : 'demande'}, dont ${formatCount(open)} à traiter`;
}

/** The inbox of visitors' requests. */
export function RequestsPage() {
  const [search, change] = useListSearch(route, readRequestsSearch);
  const list = useLiveList(REQUESTS);
  const { records } = list;
  const shown = useMemo(() => filterRequests(records ?? [], search), [records, search]);
  return (
    <>
      <PageHead
        title="Demandes"
        summary={records && summaryOf(records)}
        back={<BackLink to="/admin">Tableau de bord</BackLink>}
      >
        <Link to="/admin/personne" className={buttonClass({ variant: 'outline', size: 'sm' })}>
          Une personne
        </Link>
      </PageHead>
      <FilterBar
        searchLabel="Rechercher une demande"
        filters={FILTERS}
        search={search}
        onChange={change}
      />
      <ListState
        list={list}
        shown={shown.length}
        texts={{
          loading: 'Chargement des demandes…',
          empty: 'Aucune demande pour l’instant\u00a0: elles arriveront ici.',
          notFound: 'Aucune demande ne correspond à cette recherche.',
        }}
      >
        <RequestList requests={shown} isCut={list.isCut} />
      </ListState>
    </>
  );
}

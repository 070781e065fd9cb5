import { getRouteApi, Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { OPEN_REQUESTS, REQUESTS } from '#admin/data/sources.ts';
import { useTotal } from '#admin/data/use-count.ts';
import { BackLink, PageHead } from '#admin/features/frame/page-head.tsx';
import { FilterBar } from '#admin/features/list/filters.tsx';
import { type ListFilter, labelOptions } from '#admin/features/list/list-filter.ts';
import { ListState } from '#admin/features/list/list-state.tsx';
import { useListSearch } from '#admin/features/list/use-list-search.ts';
import { type LongList, useLongList } from '#admin/features/list/use-long-list.ts';
import { buttonClass } from '#admin/ui/button.tsx';
import type { ContactRequest } from '#domain/requests/contact-request.ts';
import { TYPE_LABELS } from '#domain/requests/received.ts';
import { formatCount } from '#domain/text/format.ts';
import { RequestList } from './request-list.tsx';
import { DELIVERY_LABELS } from './request-texts.ts';
import { filterRequests, readRequestsSearch, requestsBeyond } from './requests-search.ts';

const STATES = { 'a-traiter': 'À traiter', traitee: 'Traitées' };
const FILTERS: readonly ListFilter[] = [
  { key: 'type', label: 'Type', all: 'Tous', options: labelOptions(TYPE_LABELS) },
  { key: 'etat', label: 'Suivi', all: 'Toutes', options: labelOptions(STATES) },
  { key: 'envoi', label: 'Avis à l’équipe', all: 'Tous', options: labelOptions(DELIVERY_LABELS) },
];

const route = getRouteApi('/_guard/admin/demandes/');

/** « 3 demandes, dont 2 à traiter »; undefined until it is known. */
function useSummary({
  records,
  total,
  isCut,
  version,
}: LongList<ContactRequest>): string | undefined {
  const known = useMemo(() => records?.filter(({ handled }) => !handled), [records]);
  const open = useTotal(OPEN_REQUESTS, { records: known, isCut }, version);
  if (total === undefined || open === undefined) return undefined;
  return `${formatCount(total)} ${total > 1 ? 'demandes' : 'demande'}, dont ${formatCount(open)} à traiter`;
}

/** The inbox of visitors' requests. */
export function RequestsPage() {
  const [search, change] = useListSearch(route, readRequestsSearch);
  const isNarrowed = Object.values(search).some((value) => value !== undefined);
  const list = useLongList(REQUESTS, isNarrowed, requestsBeyond(search));
  const { records } = list;
  const shown = useMemo(() => filterRequests(records ?? [], search), [records, search]);
  return (
    <>
      <PageHead
        title="Demandes"
        summary={useSummary(list)}
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
        beyond="Les filtres et le début d’une adresse e-mail trouvent aussi les autres."
      >
        <RequestList requests={shown} isCut={list.isCut} />
      </ListState>
    </>
  );
}

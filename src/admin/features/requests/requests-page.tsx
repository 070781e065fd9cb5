import { REQUESTS } from '#admin/data/sources.ts';
import { useLiveList } from '#admin/data/use-live-list.ts';
import { BackLink, PageHead } from '#admin/features/frame/page-head.tsx';
import { ListState } from '#admin/features/list/list-state.tsx';
import type { ContactRequest } from '#domain/requests/contact-request.ts';
import { filterRequests } from './filter-requests.ts';
import { RequestList } from './request-list.tsx';
import type { RequestsSearch } from './requests-search.ts';
import { RequestsToolbar } from './requests-toolbar.tsx';

type RequestsPageProps = {
  search: RequestsSearch;
  onSearch: (search: RequestsSearch) => void;
};

function summaryOf(requests: readonly ContactRequest[]): string {
  const open = requests.filter(({ handled }) => !handled).length;
  return `${requests.length} ${requests.length > 1 ? 'demandes' : 'demande'}, dont ${open} à traiter`;
}

/** The inbox: what visitors wrote and asked for. */
export function RequestsPage({ search, onSearch }: RequestsPageProps) {
  const list = useLiveList(REQUESTS);
  const shown = filterRequests(list.records ?? [], search);
  return (
    <>
      <PageHead
        title="Demandes"
        summary={list.records && summaryOf(list.records)}
        back={<BackLink to="/admin">Tableau de bord</BackLink>}
      />
      <RequestsToolbar search={search} onSearch={onSearch} />
      <ListState
        list={list}
        shown={shown.length}
        texts={{
          loading: 'Chargement des demandes...',
          empty: 'Aucune demande pour l’instant : elles arriveront ici.',
          notFound: 'Aucune demande ne correspond à cette recherche.',
        }}
      >
        <RequestList requests={shown} />
      </ListState>
    </>
  );
}

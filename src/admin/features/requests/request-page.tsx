import { useLiveRecord } from '#admin/data/use-live-list.ts';
import { BackLink } from '#admin/features/frame/back-link.tsx';
import { PageHead } from '#admin/features/frame/page-head.tsx';
import { ContactRequest } from '#domain/requests/contact-request.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { Loading } from '#ui/loading.tsx';
import { RequestDetail } from './request-detail.tsx';

type RequestPageProps = { id: string; onDeleted: () => void };

/** One request, live; or that it is gone. */
export function RequestPage({ id, onDeleted }: RequestPageProps) {
  const request = useLiveRecord(ContactRequest, COLLECTIONS.contactRequests, id);
  if (request) return <RequestDetail request={request} onDeleted={onDeleted} />;
  const back = <BackLink to="/admin/demandes">Demandes</BackLink>;
  if (request === undefined) {
    return <Loading className="py-10">Chargement de la demande...</Loading>;
  }
  return (
    <PageHead
      title="Demande introuvable"
      summary="Elle a été supprimée, ou l’adresse est fausse."
      back={back}
    />
  );
}

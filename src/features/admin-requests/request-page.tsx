import { useLiveRecord } from '#data/admin/use-live-record.ts';
import { COLLECTIONS } from '#domain/collections.ts';
import { ContactRequest } from '#domain/contact-request.ts';
import { BackLink } from '#features/admin/back-link.tsx';
import { PageHead } from '#features/admin/page-head.tsx';
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

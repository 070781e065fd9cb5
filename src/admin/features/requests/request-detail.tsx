import { BackLink } from '#admin/features/frame/back-link.tsx';
import { PageHead } from '#admin/features/frame/page-head.tsx';
import { useDeleteRecord } from '#admin/features/list/use-delete-record.ts';
import { reachButton, replyMail } from '#domain/requests/contact-links.ts';
import type { ContactRequest } from '#domain/requests/contact-request.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { formatDateTime } from '#domain/text/dates.ts';
import { Button } from '#ui/button.tsx';
import { DELETE_TEXTS } from './delete-texts.ts';
import { DeliveryState } from './delivery-state.tsx';
import { ReplyLinks } from './reply-links.tsx';
import { RequestFields } from './request-fields.tsx';
import { followUpOf, senderOf, TYPE_LABELS } from './request-texts.ts';
import { useRequestActions } from './use-request-actions.ts';

type RequestDetailProps = { request: ContactRequest; onDeleted: () => void };

/** All that a visitor filled in, the way to answer, and how far the mails have come. */
export function RequestDetail({ request, onDeleted }: RequestDetailProps) {
  const { isBusy, mark, resend } = useRequestActions();
  const remove = useDeleteRecord(COLLECTIONS.contactRequests, DELETE_TEXTS);
  const deleteIt = async () => {
    if (await remove({ id: request.id, label: senderOf(request) })) onDeleted();
  };
  const isReachable = reachButton(request.fields) !== null || replyMail(request) !== null;
  return (
    <>
      <PageHead
        title={senderOf(request)}
        summary={`${TYPE_LABELS[request.form_type]}, ${formatDateTime(request.created_at)}, ${followUpOf(request)}`}
        back={<BackLink to="/admin/demandes">Demandes</BackLink>}
      >
        <div className="flex flex-wrap gap-3">
          <ReplyLinks request={request} />
          <Button
            size="sm"
            variant="outline"
            aria-disabled={isBusy || undefined}
            onClick={() => void mark([request], !request.handled)}
          >
            {request.handled ? 'Rouvrir' : 'Marquer comme traitée'}
          </Button>
          <Button size="sm" variant="outline" onClick={() => void deleteIt()}>
            Supprimer
          </Button>
        </div>
      </PageHead>
      {!isReachable && <p className="mb-6 text-ink-2">Aucun moyen de répondre n’a été donné.</p>}
      <DeliveryState request={request} isBusy={isBusy} onResend={() => void resend(request.id)} />
      <RequestFields fields={request.fields} />
      {request.fields.message !== undefined && (
        <section aria-label="Message" className="max-w-prose py-6">
          <h2 className="admin-section-title mb-3">Message</h2>
          <p className="break-words whitespace-pre-wrap">{request.fields.message}</p>
        </section>
      )}
    </>
  );
}

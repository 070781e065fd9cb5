import { COLLECTIONS } from '#domain/collections.ts';
import type { ContactRequest } from '#domain/contact-request.ts';
import { formatDateTime } from '#domain/dates.ts';
import { requestFields } from '#domain/request-fields.ts';
import { BackLink } from '#features/admin/back-link.tsx';
import { PageHead } from '#features/admin/page-head.tsx';
import { useDeleteRecord } from '#features/admin/use-delete-record.ts';
import { Button } from '#ui/button.tsx';
import { DELETE_TEXTS } from './delete-texts.ts';
import { DeliveryState } from './delivery-state.tsx';
import { ReplyLinks } from './reply-links.tsx';
import { senderOf, TYPE_LABELS } from './request-texts.ts';
import { useRequestActions } from './use-request-actions.ts';

type RequestDetailProps = { request: ContactRequest; onDeleted: () => void };

/** All that a visitor filled in, the way to answer, and how far the mails have come. */
export function RequestDetail({ request, onDeleted }: RequestDetailProps) {
  const { isBusy, mark, resend } = useRequestActions();
  const remove = useDeleteRecord(COLLECTIONS.contactRequests, DELETE_TEXTS);
  const deleteIt = async () => {
    if (await remove({ id: request.id, label: senderOf(request) })) onDeleted();
  };
  return (
    <>
      <PageHead
        title={senderOf(request)}
        summary={`${TYPE_LABELS[request.form_type]}, ${formatDateTime(request.created_at)}`}
        back={<BackLink to="/admin/demandes">Demandes</BackLink>}
      >
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
      </PageHead>
      <DeliveryState request={request} isBusy={isBusy} onResend={() => void resend(request.id)} />
      <dl className="border-t border-ink">
        {requestFields(request.fields).map(({ label, value, href }) => (
          <div
            key={label}
            className="grid gap-1 border-b border-rule py-3 md:grid-cols-[16rem_1fr]"
          >
            <dt className="text-small text-ink-2">{label}</dt>
            <dd className="break-words">
              {href === undefined ? (
                value
              ) : (
                <a href={href} target="_blank" rel="noopener noreferrer" className="link-text">
                  {value}
                </a>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {request.fields.message !== undefined && (
        <section aria-label="Message" className="max-w-prose py-6">
          <h2 className="admin-section-title mb-3">Message</h2>
          <p className="break-words whitespace-pre-wrap">{request.fields.message}</p>
        </section>
      )}
      <ReplyLinks request={request} />
    </>
  );
}

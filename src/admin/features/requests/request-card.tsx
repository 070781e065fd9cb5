import type { ContactRequest } from '#domain/requests/contact-request.ts';
import { formatDateTime } from '#domain/text/dates.ts';
import { DeliveryBadge } from './delivery-badge.tsx';
import { excerptOf, followUpOf, senderOf, TYPE_LABELS } from './request-texts.ts';

/** A request in the inbox of a phone. */
export function RequestCard({ request }: { request: ContactRequest }) {
  return (
    <>
      <p className={request.handled ? undefined : 'font-medium'}>{senderOf(request)}</p>
      <p className="text-small text-ink-2">
        {TYPE_LABELS[request.form_type]}, {formatDateTime(request.created_at)}
      </p>
      <p className="text-small text-ink-2">{excerptOf(request)}</p>
      <p className="text-small">
        {followUpOf(request)}, <DeliveryBadge {...request} />
      </p>
    </>
  );
}

import type { RecordColumn } from '#admin/features/list/record-columns.ts';
import type { ContactRequest } from '#domain/requests/contact-request.ts';
import { ageOf, receivedText, TYPE_LABELS } from '#domain/requests/received.ts';
import { formatDateTime } from '#domain/text/dates.ts';
import { DeliveryBadge } from './delivery-state.tsx';
import { excerptOf, followUpOf, senderOf } from './request-texts.ts';

export const REQUEST_COLUMNS: readonly RecordColumn<ContactRequest>[] = [
  {
    key: 'sender',
    label: 'De',
    render: (request) => (
      <>
        <span className={request.handled ? 'block' : 'block font-medium'}>{senderOf(request)}</span>
        <span className="block text-small text-ink-2">{TYPE_LABELS[request.form_type]}</span>
      </>
    ),
  },
  {
    key: 'message',
    label: 'Message',
    render: (request) => (
      <span className="line-clamp-2 max-w-80 text-small text-ink-2">{excerptOf(request)}</span>
    ),
  },
  {
    key: 'date',
    label: 'Reçue le',
    render: ({ created_at }) => (
      <>
        <span className="block xl:whitespace-nowrap">{formatDateTime(created_at)}</span>
        <span className="block text-small text-ink-2">{ageOf({ created_at }, new Date())}</span>
      </>
    ),
  },
  {
    key: 'state',
    label: 'Suivi',
    render: (request) => <span className="whitespace-nowrap">{followUpOf(request)}</span>,
  },
  {
    key: 'delivery',
    label: 'E-mails',
    render: (request) => (
      <span className="text-small xl:whitespace-nowrap">
        <DeliveryBadge delivery={request.delivery} />
      </span>
    ),
  },
];

/** A request in the inbox on a phone. */
export function RequestCard({ request }: { request: ContactRequest }) {
  return (
    <>
      <p className={request.handled ? undefined : 'font-medium'}>{senderOf(request)}</p>
      <p className="text-small text-ink-2">{receivedText(request, new Date())}</p>
      <p className="text-small text-ink-2">{excerptOf(request)}</p>
      <p className="text-small">
        {followUpOf(request)}, e-mails{'\u00a0'}:{' '}
        <DeliveryBadge delivery={request.delivery} isInLine />
      </p>
    </>
  );
}

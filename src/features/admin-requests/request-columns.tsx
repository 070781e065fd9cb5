import type { ContactRequest } from '#domain/contact-request.ts';
import { formatDateTime } from '#domain/dates.ts';
import type { RecordColumn } from '#features/admin/record-columns.ts';
import { DeliveryBadge } from './delivery-badge.tsx';
import { excerptOf, senderOf, TYPE_LABELS } from './request-texts.ts';

/** The inbox on a screen with room. */
export const REQUEST_COLUMNS: readonly RecordColumn<ContactRequest>[] = [
  {
    key: 'sender',
    label: 'De',
    render: (request) => (
      <span className={request.handled ? undefined : 'font-medium'}>{senderOf(request)}</span>
    ),
  },
  { key: 'type', label: 'Type', render: ({ form_type }) => TYPE_LABELS[form_type] },
  {
    key: 'message',
    label: 'Message',
    render: (request) => (
      <span className="line-clamp-2 max-w-80 text-small text-ink-2">{excerptOf(request)}</span>
    ),
  },
  { key: 'date', label: 'Reçue le', render: ({ created_at }) => formatDateTime(created_at) },
  { key: 'state', label: 'Suivi', render: ({ handled }) => (handled ? 'Traitée' : 'À traiter') },
  { key: 'delivery', label: 'Email', render: (request) => <DeliveryBadge {...request} /> },
];

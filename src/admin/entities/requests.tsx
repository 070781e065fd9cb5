import { Link } from '@tanstack/react-router';
import { requesterName, setRequestsHandled } from '#admin/features/request/request-state.ts';
import { createColumnsAndFilters, OPTION } from '#admin/kit/list/columns.tsx';
import type { ListConfig } from '#admin/kit/list/list-config.ts';
import { ErrorText } from '#admin/ui/blocks.tsx';
import { ENTITIES } from '#domain/admin/entities.ts';
import { DELIVERY_LABELS } from '#domain/mail/mail-state.ts';
import { type ContactRequest, FORM_TYPE_LABELS } from '#domain/requests/contact-request.ts';
import { optionsOfLabels } from '#domain/schema/field.ts';
import { formatShortDateTime } from '#domain/text/dates.ts';

const ENTITY = ENTITIES.requests;
const { column, filter } = createColumnsAndFilters(ENTITY);

export const REQUEST_LIST_CONFIG: ListConfig<ContactRequest> = {
  entity: ENTITY,
  searched: (request) => [requesterName(request), request.note, ...Object.values(request.fields)],
  nameOf: (request) =>
    `la demande de ${requesterName(request)} du ${formatShortDateTime(request.created_at)}`,
  columns: [
    {
      name: 'sender',
      label: 'De',
      hidesLabel: true,
      isTitle: true,
      sortKey: requesterName,
      cell: (request) => (
        <>
          <Link
            to="/admin/$section/$id"
            params={{ section: ENTITY.section, id: request.id }}
            className={request.handled ? 'link-text' : 'link-text font-medium'}
          >
            {requesterName(request)}
          </Link>
          <span className="block text-small text-ink-2">{FORM_TYPE_LABELS[request.form_type]}</span>
        </>
      ),
    },
    {
      name: 'message',
      label: 'Message',
      hidesLabel: true,
      cell: ({ fields }) => (
        <span className="line-clamp-2 text-small max-lg:min-w-40 lg:max-w-80 text-ink-2">
          {(fields.message ?? fields.destination ?? '').slice(0, 120)}
        </span>
      ),
    },
    column('created_at', { label: 'Reçue le' }),
    column('handled', { cell: ({ handled }) => (handled ? 'Traitée' : 'À traiter') }),
    column('delivery', {
      label: 'E-mails',
      cell: ({ delivery }) =>
        delivery === 'failed' ? (
          <ErrorText>{DELIVERY_LABELS.failed}</ErrorText>
        ) : (
          delivery && DELIVERY_LABELS[delivery]
        ),
    }),
  ],
  filters: [
    filter('form_type', { options: optionsOfLabels(FORM_TYPE_LABELS) }),
    filter('handled', {
      options: optionsOfLabels({ [OPTION.no]: 'À traiter', [OPTION.yes]: 'Traitées' }),
    }),
    filter('delivery', { label: 'E-mails' }),
  ],
  actions: [
    {
      label: 'Marquer traitée',
      labelOfMany: 'Marquer comme traitées',
      isFor: ({ handled }) => !handled,
      run: (requests, actions) => setRequestsHandled(requests, true, actions),
    },
    {
      label: 'Rouvrir',
      isFor: ({ handled }) => handled,
      run: (requests, actions) => setRequestsHandled(requests, false, actions),
    },
  ],
};

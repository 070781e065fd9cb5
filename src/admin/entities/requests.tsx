import { Link } from '@tanstack/react-router';
import { DeliveryBadge } from '#admin/features/request/delivery-state.tsx';
import { markRequests } from '#admin/features/request/mark-requests.ts';
import {
  DELIVERY_LABELS,
  excerptOf,
  followUpOf,
  senderOf,
} from '#admin/features/request/request-texts.ts';
import { type Filter, labelOptions, listParts } from '#admin/kit/list/columns.tsx';
import type { ListConfig } from '#admin/kit/list/list-config.ts';
import { BulkButton } from '#admin/kit/list/list-page.tsx';
import { RowButton, RowLink } from '#admin/kit/list/row-actions.tsx';
import { timeOf } from '#admin/kit/list/sort-records.ts';
import { buttonClass } from '#admin/ui/button.tsx';
import { ENTITIES } from '#domain/admin/entities.ts';
import { type ContactRequest, REQUEST } from '#domain/requests/contact-request.ts';
import { ageOf, TYPE_LABELS } from '#domain/requests/received.ts';
import { formatDateTime } from '#domain/text/dates.ts';
import { formatCount } from '#domain/text/format.ts';

const { section } = ENTITIES.requests;
const { filter } = listParts<ContactRequest>(REQUEST);

const HANDLED: Filter<ContactRequest> = filter('handled', {
  all: 'Toutes',
  options: labelOptions({ non: 'À traiter', oui: 'Traitées' }),
});

const FILTERS = [
  filter('form_type', { all: 'Tous', options: labelOptions(TYPE_LABELS) }),
  HANDLED,
  filter('delivery', { label: 'E-mails', all: 'Tous', options: labelOptions(DELIVERY_LABELS) }),
];

/** « 3 demandes, dont 2 à traiter ». */
function summary(requests: readonly ContactRequest[]): string {
  const open = requests.filter(({ handled }) => !handled).length;
  return `${formatCount(requests.length)} ${requests.length > 1 ? 'demandes' : 'demande'}, dont ${formatCount(open)} à traiter`;
}

export const REQUEST_LIST: ListConfig<ContactRequest> = {
  entity: ENTITIES.requests,
  title: 'Demandes',
  summary,
  states: {
    loading: 'Chargement des demandes…',
    empty: 'Aucune demande pour l’instant\u00a0: elles arriveront ici.',
    notFound: 'Aucune demande ne correspond à cette recherche.',
  },
  searchLabel: 'Rechercher une demande',
  searched: (request) => [senderOf(request), request.note, ...Object.values(request.fields)],
  nameOf: (request) =>
    `la demande de ${senderOf(request)} du ${formatDateTime(request.created_at)}`,
  columns: [
    {
      name: 'sender',
      label: 'De',
      isTitle: true,
      sortKey: senderOf,
      cell: (request) => (
        <>
          <span className={request.handled ? 'block' : 'block font-medium'}>
            {senderOf(request)}
          </span>
          <span className="block text-small text-ink-2">{TYPE_LABELS[request.form_type]}</span>
        </>
      ),
    },
    {
      name: 'message',
      label: 'Message',
      isTitle: true,
      cell: (request) => (
        <span className="line-clamp-2 max-w-80 text-small text-ink-2">{excerptOf(request)}</span>
      ),
    },
    {
      name: 'created_at',
      label: 'Reçue le',
      sortKey: ({ created_at }) => timeOf(created_at),
      cell: ({ created_at }) => (
        <>
          <span className="block xl:whitespace-nowrap">{formatDateTime(created_at)}</span>
          <span className="block text-small text-ink-2">{ageOf({ created_at })}</span>
        </>
      ),
    },
    {
      name: 'handled',
      label: 'Suivi',
      cell: (request) => <span className="whitespace-nowrap">{followUpOf(request)}</span>,
    },
    {
      name: 'delivery',
      label: 'E-mails',
      cell: ({ delivery }) => (
        <span className="text-small xl:whitespace-nowrap">
          <DeliveryBadge delivery={delivery} />
        </span>
      ),
    },
  ],
  useFilters: () => FILTERS,
  texts: {
    one: 'demande',
    many: 'demandes',
    isFeminine: true,
    question: 'Êtes-vous sûr de vouloir supprimer cette demande\u202f?',
    deleted: 'Demande supprimée',
    notDeleted: 'Impossible de supprimer la demande',
  },
  RowActions: ({ record, name, actions }) => (
    <>
      <RowLink to="/admin/$section/$id" params={{ section, id: record.id }} of={name}>
        Ouvrir
      </RowLink>
      <RowButton
        of={name}
        onPress={() => actions.run(() => markRequests([record], !record.handled))}
      >
        {record.handled ? 'Rouvrir' : 'Traitée'}
      </RowButton>
    </>
  ),
  BulkActions: ({ chosen, actions }) => (
    <>
      <BulkButton actions={actions} onPress={() => actions.run(() => markRequests(chosen, true))}>
        Marquer comme traitées
      </BulkButton>
      <BulkButton actions={actions} onPress={() => actions.run(() => markRequests(chosen, false))}>
        Rouvrir
      </BulkButton>
    </>
  ),
  HeadActions: () => (
    <Link to="/admin/personne" className={buttonClass({ variant: 'outline', size: 'sm' })}>
      Une personne
    </Link>
  ),
};

import { BulkBar } from '#admin/features/list/bulk-bar.tsx';
import { RecordList } from '#admin/features/list/record-list.tsx';
import { RowButton, RowLink } from '#admin/features/list/row-actions.tsx';
import { useBulk } from '#admin/features/list/use-bulk.ts';
import { useDeleteRecord } from '#admin/features/list/use-delete-record.ts';
import { useSelection } from '#admin/features/list/use-selection.ts';
import type { ContactRequest } from '#domain/requests/contact-request.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { formatDateTime } from '#domain/text/dates.ts';
import { REQUEST_COLUMNS, RequestCard } from './request-rows.tsx';
import { BULK_DELETE, DELETE_TEXTS, senderOf } from './request-texts.ts';
import { useRequestActions } from './use-request-actions.ts';

type RequestListProps = {
  requests: readonly ContactRequest[];
  /** Whether there are others. */
  isCut: boolean;
};

/** Requests, newest first, and their actions. */
export function RequestList({ requests, isCut }: RequestListProps) {
  const selection = useSelection(requests, isCut);
  const actions = useRequestActions();
  const bulk = useBulk(COLLECTIONS.contactRequests);
  const remove = useDeleteRecord(COLLECTIONS.contactRequests, DELETE_TEXTS);
  const { chosen } = selection;
  const nameOf = (request: ContactRequest) =>
    `la demande de ${senderOf(request)} du ${formatDateTime(request.created_at)}`;
  return (
    <>
      <RecordList
        label="Demandes"
        records={requests}
        columns={REQUEST_COLUMNS}
        nameOf={nameOf}
        selection={selection}
        card={(request) => <RequestCard request={request} />}
        actions={(request) => (
          <>
            <RowLink to="/admin/demandes/$id" params={{ id: request.id }} of={nameOf(request)}>
              Ouvrir
            </RowLink>
            <RowButton
              of={nameOf(request)}
              onPress={() => void actions.mark([request], !request.handled)}
            >
              {request.handled ? 'Rouvrir' : 'Traitée'}
            </RowButton>
            <RowButton
              of={nameOf(request)}
              isDangerous
              onPress={() => void remove({ id: request.id, label: senderOf(request) })}
            >
              Supprimer
            </RowButton>
          </>
        )}
      />
      {chosen.length > 0 && (
        <BulkBar
          summary={chosen.length === 1 ? '1 demande choisie' : `${chosen.length} demandes choisies`}
          isBusy={bulk.isBusy || actions.isBusy}
          onClear={selection.clear}
          actions={[
            { label: 'Marquer comme traitées', onPress: () => void actions.mark(chosen, true) },
            { label: 'Rouvrir', onPress: () => void actions.mark(chosen, false) },
            { label: 'Supprimer', onPress: () => void bulk.remove(chosen, BULK_DELETE) },
          ]}
        />
      )}
    </>
  );
}

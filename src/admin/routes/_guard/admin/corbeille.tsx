import { createFileRoute } from '@tanstack/react-router';
import { callAdminFunction } from '#admin/data/calls.ts';
import { useLiveList } from '#admin/data/live.tsx';
import { useBusyAction } from '#admin/kit/actions.ts';
import { ListOrMessage, useShownLines } from '#admin/kit/list/list-state.tsx';
import { RowButton } from '#admin/kit/list/row-actions.tsx';
import { useRecordActions } from '#admin/kit/list/use-record-actions.ts';
import { PageHeader } from '#admin/kit/page-head.tsx';
import { TitledSection } from '#admin/ui/blocks.tsx';
import { useConfirm } from '#admin/ui/confirm.tsx';
import { DeletedRecord } from '#domain/admin/audit-entry.ts';
import { DELETABLE_ENTITIES } from '#domain/admin/entities.ts';
import { adminPageLabel, type Entity, nameFieldOf } from '#domain/entity/entity.ts';
import { TRASH_RETENTION_DAYS } from '#domain/site/limits.ts';
import { formatShortDateTime } from '#domain/text/dates.ts';
import { toastSuccess } from '#ui/toast/toast.ts';

export const Route = createFileRoute('/_guard/admin/corbeille')({ component: TrashPage });

function TrashPage() {
  return (
    <>
      <PageHeader
        title="Corbeille"
        summary={`Ce qui est supprimé y reste ${TRASH_RETENTION_DAYS} jours. Les demandes et les abonnements sont effacés la nuit suivante.`}
      />
      {DELETABLE_ENTITIES.map((entity) => (
        <TrashSection key={entity.collection} entity={entity} />
      ))}
    </>
  );
}

const NOTHING = 'Rien.';

function TrashSection({ entity }: { entity: Entity }) {
  const { collection } = entity;
  const list = useLiveList({ collection, schema: DeletedRecord, isTrash: true });
  const { records = [] } = list;
  const { shown, moreButton } = useShownLines(records);
  if (list.error) throw list.error;
  return (
    <TitledSection title={adminPageLabel(entity)}>
      {list.records?.length === 0 ? (
        <p className="text-small text-ink-2">{NOTHING}</p>
      ) : (
        <ListOrMessage
          list={list}
          shown={records.length}
          texts={{ empty: NOTHING, notFound: NOTHING }}
        >
          <ul>
            {shown.map((record) => (
              <TrashRow key={record.id} entity={entity} record={record} />
            ))}
          </ul>
          {moreButton}
        </ListOrMessage>
      )}
    </TitledSection>
  );
}

function TrashRow({ entity, record }: { entity: Entity; record: DeletedRecord }) {
  const { collection } = entity;
  const { id, deleted_at } = record;
  const name = String(record[nameFieldOf(entity)] || entity.noun);
  const confirm = useConfirm();
  const actions = useRecordActions(entity);
  const [isErasing, erase] = useBusyAction('Rien n’a été supprimé', async () => {
    const question = {
      title: 'Supprimer définitivement\u202f?',
      text: `${name}. Cela ne peut pas être annulé.`,
      confirmLabel: 'Supprimer définitivement',
    };
    if (!(await confirm(question))) return;
    await callAdminFunction({ action: 'erase', collection, id });
    toastSuccess('Supprimé définitivement', { description: name });
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 border-b border-rule">
      <p className="min-w-0 wrap-anywhere">
        <span className="font-medium">{name}</span>{' '}
        <span className="text-small text-ink-2">depuis le {formatShortDateTime(deleted_at)}</span>
      </p>
      <span className="flex flex-wrap gap-x-5">
        <RowButton
          of={name}
          isDisabled={actions.isBusy}
          onPress={() => actions.restore([id], name)}
        >
          Restaurer
        </RowButton>
        {entity.kind === 'visitor data' && (
          <RowButton of={name} isDangerous isDisabled={isErasing} onPress={erase}>
            Supprimer définitivement
          </RowButton>
        )}
      </span>
    </li>
  );
}

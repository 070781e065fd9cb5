import {
  fieldsThatUndo,
  moveRecordsToTrash,
  type RecordChange,
  requireAnyRecordChanged,
  restoreRecordsFromTrash,
  updateRecords,
} from '#admin/data/change.ts';
import { bypassPublicSiteCaches } from '#admin/data/public-side.ts';
import { createUndoAction, runOrToastFailure } from '#admin/kit/actions.ts';
import { useConfirm } from '#admin/ui/confirm.tsx';
import { actionDoneText, type Entity, nounForms, nounWithCount } from '#domain/entity/entity.ts';
import { toastSuccess } from '#ui/toast/toast.ts';
import { useSingleFlight } from '#ui/use-single-flight.ts';

type Chosen = readonly { id: string }[];

async function attempt(failed: string, write: () => Promise<void>, detail?: string): Promise<void> {
  await runOrToastFailure(failed, write, detail);
  await bypassPublicSiteCaches();
}

function deletionTexts(entity: Entity, count: number) {
  const what = count === 1 ? nounForms(entity).thisOne : nounWithCount(entity, count);
  return {
    question: `Êtes-vous sûr de vouloir supprimer ${what} ?`,
    done: actionDoneText(entity, 'supprimé', count),
    failed: 'La suppression a échoué',
    ...(count === 1 && entity.deletion),
  };
}

export function useRecordActions(entity: Entity) {
  const confirm = useConfirm();
  const [isBusy, run] = useSingleFlight((action: () => Promise<void>) => action());
  const about = (ids: readonly string[]) => `${entity.collection}/${ids.join()}`;

  const restore = (deleted: readonly string[], name?: string) =>
    attempt('La restauration a échoué', async () => {
      const { length } = requireAnyRecordChanged(await restoreRecordsFromTrash(entity, deleted));
      toastSuccess(actionDoneText(entity, 'restauré', length), {
        description: name,
        about: about(deleted),
      });
    });

  async function remove(chosen: Chosen, name?: string, onRemoved?: () => void): Promise<void> {
    const count = chosen.length;
    const { question, done, doneDetail, failed, failedDetail } = deletionTexts(entity, count);
    if (!(await confirm({ title: question, text: name, confirmLabel: 'Supprimer' }))) return;
    const ids = chosen.map(({ id }) => id);
    const write = async () => {
      const deleted = await moveRecordsToTrash(entity, ids);
      toastSuccess(done, {
        description: doneDetail ?? name,
        action: createUndoAction('Annuler la suppression', () => void restore(deleted, name)),
        about: about(ids),
      });
      onRemoved?.();
    };
    await attempt(failed, write, failedDetail);
  }

  const change = (
    changes: readonly RecordChange[],
    doneText: (count: number) => string,
    createUndoChanges?: () => readonly RecordChange[],
  ): Promise<void> =>
    attempt('La modification n’a pas été faite', async () => {
      const updated = await updateRecords(entity, changes);
      const why = entity.kind === 'visitor data' ? entity.rejectsStale.text : undefined;
      const done = requireAnyRecordChanged(updated, why);
      const undo =
        createUndoChanges &&
        createUndoAction('Annuler la modification', () => {
          const undoChanges = createUndoChanges().filter(({ id }) => done.includes(id));
          void change(undoChanges, () => 'Modification annulée');
        });
      toastSuccess(doneText(done.length), { action: undo, about: about(done) });
    });

  const update = (
    chosen: Chosen,
    fields: Readonly<Record<string, boolean | null>>,
    participle: string,
  ): Promise<void> =>
    change(
      chosen.map(({ id }) => ({ id, fields })),
      (count) => actionDoneText(entity, participle, count),
      () =>
        chosen.map((record) => ({ id: record.id, fields: fieldsThatUndo(entity, record, fields) })),
    );

  const single =
    <TArgs extends unknown[]>(action: (...args: TArgs) => Promise<void>) =>
    (...args: TArgs) =>
      void run(() => action(...args));
  return {
    isBusy,
    remove: single(remove),
    restore: single(restore),
    change: single(change),
    update: single(update),
  };
}

export type RecordActions = ReturnType<typeof useRecordActions>;

import {
  deleteRecords,
  type RecordChange,
  restoreRecords,
  undoOf,
  updateRecords,
} from '#admin/data/change.ts';
import { refreshPublicSide } from '#admin/data/drafts.ts';
import { AdminError } from '#admin/data/errors.ts';
import { tellFailure, undoAction } from '#admin/kit/actions.ts';
import { textsOf } from '#admin/kit/entity-texts.ts';
import { useAsk, useConfirm } from '#admin/ui/confirm.tsx';
import { ENTITIES, type Entity } from '#domain/admin/entities.ts';
import { toastSuccess } from '#ui/toast/toast.ts';
import { useSingleFlight } from '#ui/use-single-flight.ts';

type Chosen = readonly { id: string }[];

async function attempt(failed: string, write: () => Promise<void>, detail?: string): Promise<void> {
  await tellFailure(failed, write, detail);
  await refreshPublicSide();
}

export function useRecordActions(entity: Entity) {
  const ask = useAsk();
  const confirm = useConfirm();
  const [isBusy, run] = useSingleFlight((action: () => Promise<void>) => action());
  const texts = textsOf(entity);
  const about = (ids: readonly string[]) => `${entity.collection}/${ids.join()}`;

  const restore = (deleted: readonly string[], name?: string) =>
    attempt('La restauration a échoué', async () => {
      const { length } = await restoreRecords(entity, deleted);
      toastSuccess(texts.done('restauré', length), { description: name, about: about(deleted) });
    });

  async function remove(chosen: Chosen, name?: string, onRemoved?: () => void): Promise<void> {
    const count = chosen.length;
    const isOne = count === 1;
    const question = { title: texts.question(count), text: name, confirmLabel: 'Supprimer' };
    if (!(await confirm(question))) return;
    const ids = chosen.map(({ id }) => id);
    const failed = isOne ? texts.notDeleted : 'La suppression a échoué';
    const write = async () => {
      const deleted = await deleteRecords(entity, ids);
      const said = isOne ? texts.deleted : texts.done('supprimé', count);
      const undo = undoAction('Annuler la suppression', () => void restore(deleted, name));
      toastSuccess(said, {
        description: texts.deletedDetail || name,
        action: undo,
        about: about(ids),
      });
      onRemoved?.();
    };
    await attempt(failed, write, texts.notDeletedDetail);
  }

  const change = (
    changes: readonly RecordChange[],
    said: (count: number) => string,
    back?: () => readonly RecordChange[],
  ): Promise<void> =>
    attempt('La modification n’a pas été faite', async () => {
      const done = await updateRecords(entity, changes);
      const isSubscriber = entity.collection === ENTITIES.subscribers.collection;
      if (done.length === 0) throw new AdminError(isSubscriber ? 'left' : 'gone');
      const undo =
        back &&
        undoAction('Annuler la modification', () => {
          const undone = back().filter(({ id }) => done.includes(id));
          void change(undone, () => 'Modification annulée');
        });
      toastSuccess(said(done.length), { action: undo, about: about(done) });
    });

  /** Sets fields of records and writes `proof`, which undo leaves alone. */
  const update = (
    chosen: Chosen,
    fields: Readonly<Record<string, boolean | null>>,
    participle: string,
    proof: Readonly<Record<string, unknown>> = {},
  ): Promise<void> =>
    change(
      chosen.map(({ id }) => ({ id, fields: { ...fields, ...proof } })),
      (count) => texts.done(participle, count),
      () => chosen.map((record) => ({ id: record.id, fields: undoOf(entity, record, fields) })),
    );

  return {
    isBusy,
    ask,
    remove: (...args: Parameters<typeof remove>) => void run(() => remove(...args)),
    change: (...args: Parameters<typeof change>) => void run(() => change(...args)),
    update: (...args: Parameters<typeof update>) => void run(() => update(...args)),
    run: (failed: string, action: () => Promise<void>) =>
      void run(() => tellFailure(failed, action)),
  };
}

export type RecordActions = ReturnType<typeof useRecordActions>;

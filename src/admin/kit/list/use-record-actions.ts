import {
  deleteRecords,
  type RecordChange,
  restoreRecords,
  undoOf,
  updateRecords,
} from '#admin/data/change.ts';
import { refreshPublicSide } from '#admin/data/drafts.ts';
import { AdminError, failureDescription } from '#admin/data/errors.ts';
import { tellFailure, undoAction } from '#admin/kit/actions.ts';
import { textsOf } from '#admin/kit/entity-texts.ts';
import { useConfirm } from '#admin/ui/confirm.tsx';
import { ENTITIES, type Entity } from '#domain/admin/entities.ts';
import { toastError, toastSuccess } from '#ui/toast/toast.ts';
import { useSingleFlight } from '#ui/use-single-flight.ts';

type Chosen = readonly { id: string }[];

const NOT_CHANGED = 'La modification n’a pas été faite';

async function attempt<TDone>(
  write: () => Promise<TDone[]>,
  failed: string,
  detail = '',
): Promise<TDone[] | null> {
  try {
    return await write();
  } catch (error) {
    toastError(failed, [detail, failureDescription(error)].filter(Boolean).join('. '));
    return null;
  } finally {
    await refreshPublicSide();
  }
}

/** Deletes and changes records of an entity; the notice of each action has an undo button. */
export function useRecordActions(entity: Entity) {
  const confirm = useConfirm();
  const [isBusy, run] = useSingleFlight((action: () => Promise<void>) => action());
  const texts = textsOf(entity);
  const about = (ids: readonly string[]) => ids.map((id) => `${entity.collection}/${id}`);

  async function restore(deleted: readonly string[], name?: string): Promise<void> {
    const restored = await attempt(
      () => restoreRecords(entity, deleted),
      'La restauration a échoué',
    );
    if (!restored) return;
    const ids = about(deleted);
    toastSuccess(texts.done('restauré', restored.length), name, undefined, ids);
  }

  async function remove(chosen: Chosen, name?: string, onRemoved?: () => void): Promise<void> {
    const count = chosen.length;
    const isOne = count === 1;
    const question = { title: texts.question(count), text: name, confirmLabel: 'Supprimer' };
    if (!(await confirm(question))) return;
    const ids = chosen.map(({ id }) => id);
    const deleted = await attempt(
      () => deleteRecords(entity, ids),
      isOne ? texts.notDeleted : 'La suppression a échoué',
      texts.notDeletedDetail,
    );
    if (!deleted) return;
    const said = isOne ? texts.deleted : texts.done('supprimé', count);
    const undo = undoAction('Annuler la suppression', () => void restore(deleted, name));
    toastSuccess(said, texts.deletedDetail || name, undo, about(ids));
    onRemoved?.();
  }

  /** Writes changes; the notice's undo button writes `back`. */
  async function change(
    changes: readonly RecordChange[],
    said: (count: number) => string,
    back?: () => readonly RecordChange[],
  ): Promise<void> {
    const done = await attempt(() => updateRecords(entity, changes), NOT_CHANGED);
    if (!done) return;
    if (done.length < changes.length) {
      const { message } = new AdminError(
        entity.collection === ENTITIES.subscribers.collection ? 'left' : 'gone',
      );
      toastError(done.length > 0 ? 'Tout n’a pas été modifié' : NOT_CHANGED, message);
    }
    if (done.length === 0) return;
    const undo =
      back &&
      undoAction('Annuler la modification', () => {
        const undone = back().filter(({ id }) => done.includes(id));
        void change(undone, () => 'Modification annulée');
      });
    toastSuccess(said(done.length), undefined, undo, about(done));
  }

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
    confirm,
    remove: (...args: Parameters<typeof remove>) => void run(() => remove(...args)),
    change: (...args: Parameters<typeof change>) => void run(() => change(...args)),
    update: (...args: Parameters<typeof update>) => void run(() => update(...args)),
    /** Runs another action on records, never at the same time as the actions above. */
    run: (failed: string, action: () => Promise<void>) =>
      void run(() => tellFailure(failed, action)),
  };
}

export type RecordActions = ReturnType<typeof useRecordActions>;

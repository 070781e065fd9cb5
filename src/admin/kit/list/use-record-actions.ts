import {
  deleteRecords,
  type RecordChange,
  restoreRecords,
  undoOf,
  updateRecords,
} from '#admin/data/change.ts';
import { AdminError, failureDescription } from '#admin/data/errors.ts';
import { refreshPublicSide } from '#admin/data/refresh-public-side.ts';
import { useConfirm } from '#admin/ui/confirm.tsx';
import { undoAction } from '#admin/ui/undo-action.ts';
import { UPDATE_MAX } from '#domain/admin/admin-calls.ts';
import { ENTITIES, type Entity } from '#domain/admin/entities.ts';
import { inParts } from '#domain/site/in-parts.ts';
import { toastError, toastInfo, toastSuccess } from '#ui/toast/toast.ts';
import { useSingleFlight } from '#ui/use-single-flight.ts';
import {
  type ActionTexts,
  deletedText,
  deleteQuestion,
  notDeletedText,
  restoredText,
} from './action-texts.ts';

type Fields = Readonly<Record<string, boolean | Date | null>>;
type Chosen = readonly { id: string }[];

const valueIn = (record: object, name: string): unknown => Reflect.get(record, name);

const NOT_CHANGED = (count: number) =>
  count > 1 ? `${count} modifications n’ont pas été faites` : 'La modification n’a pas été faite';

/** Writes in parts of one transaction each, and stops at the first failure. */
async function inTurn<TItem, TDone>(
  items: readonly TItem[],
  write: (part: TItem[]) => Promise<TDone[]>,
) {
  const done: TDone[] = [];
  let reached = 0;
  try {
    for (const part of inParts(items, UPDATE_MAX)) {
      done.push(...(await write(part)));
      reached += part.length;
    }
    return { done, reached, error: null };
  } catch (error) {
    return { done, reached, error };
  } finally {
    await refreshPublicSide();
  }
}

const differs = (record: object, fields: Fields) =>
  Object.entries(fields).some(([name, value]) => (valueIn(record, name) ?? null) !== value);

/** Deletes and changes records of an entity; the notice of each action has a button that undoes it. */
export function useRecordActions(
  entity: Entity,
  texts: ActionTexts,
  nameOf: (id: string) => string,
) {
  const confirm = useConfirm();
  const [isBusy, run] = useSingleFlight((action: () => Promise<void>) => action());
  const { collection } = entity;
  const about = (ids: readonly string[]) => ids.map((id) => `${collection}/${id}`);

  async function restore(deleted: readonly string[]): Promise<void> {
    const { done, reached, error } = await inTurn(deleted, (part) => restoreRecords(entity, part));
    const ids = about(deleted);
    const name = deleted[0] && reached === 1 ? nameOf(deleted[0]) : undefined;
    if (done.length > 0) toastSuccess(restoredText(texts, reached), name, undefined, ids);
    else if (reached > 0)
      toastInfo('Rien à restaurer', 'Quelqu’un d’autre l’a déjà fait.', undefined, ids);
    if (error) toastError('La restauration a échoué', failureDescription(error), undefined, ids);
  }

  /** Resolves to whether all of the records are gone. */
  async function remove(chosen: Chosen): Promise<boolean> {
    const count = chosen.length;
    const name = chosen[0] && count === 1 ? nameOf(chosen[0].id) : undefined;
    const title = deleteQuestion(texts, count);
    if (!(await confirm({ title, text: name, confirmLabel: 'Supprimer' }))) return false;
    const ids = chosen.map(({ id }) => id);
    const { done, reached, error } = await inTurn(ids, (part) => deleteRecords(entity, part));
    if (done.length > 0) {
      const undo = undoAction('Annuler la suppression', () => void restore(done));
      const description = count === 1 ? (texts.deletedDescription ?? name) : undefined;
      toastSuccess(deletedText(texts, reached), description, undo, about(ids));
    } else if (reached > 0) {
      toastInfo('Rien à supprimer', 'Quelqu’un d’autre l’a déjà fait.', undefined, about(ids));
    }
    if (error) {
      const why = [count === 1 && texts.notDeletedDescription, failureDescription(error)];
      toastError(notDeletedText(texts, count - reached), why.filter(Boolean).join('. '));
    }
    return error === null;
  }

  async function write(changes: readonly RecordChange[]) {
    const { done, reached, error } = await inTurn(changes, (part) => updateRecords(entity, part));
    const isGone = done.length < reached;
    const gone = new AdminError(collection === ENTITIES.subscribers.collection ? 'left' : 'gone');
    const failure = error ?? (isGone ? gone : null);
    if (failure) toastError(NOT_CHANGED(changes.length - done.length), failureDescription(failure));
    return done;
  }

  async function revert(changed: Chosen, fields: Fields): Promise<void> {
    const changes = changed.map((record) => ({
      id: record.id,
      fields: undoOf(entity, record, fields),
    }));
    const done = await write(changes);
    if (done.length > 0) toastSuccess('Modification annulée', undefined, undefined, about(done));
  }

  /** Sets fields of records that differ. `proof` is written with them, and stays when it is undone. */
  async function update(
    chosen: Chosen,
    fields: Fields,
    said: (count: number) => string,
    proof: Readonly<Record<string, unknown>> = {},
  ): Promise<void> {
    const differing = chosen.filter((record) => differs(record, fields));
    if (differing.length === 0) {
      return toastInfo('Rien à modifier', `C’est déjà fait\u00a0: ${said(chosen.length)}.`);
    }
    const done = await write(differing.map(({ id }) => ({ id, fields: { ...fields, ...proof } })));
    if (done.length === 0) return;
    const changed = differing.filter(({ id }) => done.includes(id));
    const undo = undoAction('Annuler la modification', () => void revert(changed, fields));
    const count = done.length + chosen.length - differing.length;
    toastSuccess(said(count), undefined, undo, about(done));
  }

  return {
    isBusy,
    remove: (chosen: Chosen, onRemoved?: () => void) =>
      void run(async () => {
        if (await remove(chosen)) onRemoved?.();
      }),
    update: (...change: Parameters<typeof update>) => void run(() => update(...change)),
    /** Runs another action on records, one at a time with these. */
    run: (action: () => Promise<void>) => void run(action),
  };
}

export type RecordActions = ReturnType<typeof useRecordActions>;

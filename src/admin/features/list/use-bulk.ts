import { GoneError } from '#admin/data/admin-error.ts';
import { type DeletedRecord, deleteRecords, restoreRecords } from '#admin/data/delete-records.ts';
import { refreshPublicSide } from '#admin/data/refresh-public-side.ts';
import { serverNow } from '#admin/data/server-time.ts';
import { type RecordChange, updateRecords } from '#admin/data/update-record.ts';
import { useConfirm } from '#admin/ui/confirm.tsx';
import { undoAction } from '#admin/ui/undo-action.ts';
import { UPDATE_MAX } from '#domain/admin/admin-calls.ts';
import type { DeletableCollection } from '#domain/admin/publication.ts';
import { inParts } from '#domain/site/in-parts.ts';
import { type ToastAction, toastError, toastInfo, toastSuccess } from '#ui/toast/toast.ts';
import { useSingleFlight } from '#ui/use-single-flight.ts';
import { failureDescription, sentences } from './failure-description.ts';
import { runForEach } from './run-for-each.ts';

type Chosen = readonly ({ id: string } & Readonly<Record<string, unknown>>)[];
type Fields = Readonly<Record<string, boolean | Date | null>>;
/** A text about several records. */
type Counted = (count: number) => string;

/** The messages about the deletion of several: the question, success and failure. */
type RemoveTexts = Record<'question' | 'done' | 'failed' | 'restored' | 'notRestored', Counted>;

const notChanged = (count: number) =>
  count > 1 ? `${count} n’ont pas pu être modifiés` : '1 n’a pas pu être modifié';

/** What of a deletion or restoration somebody else had done. */
const doneBefore = (count: number) => {
  if (count === 0) return undefined;
  return count === 1
    ? 'Quelqu’un d’autre l’avait déjà fait pour 1 d’entre eux.'
    : `Quelqu’un d’autre l’avait déjà fait pour ${count} d’entre eux.`;
};

const already = (done: Counted, chosen: Chosen) => `C’est déjà fait\u00a0: ${done(chosen.length)}.`;

type Outcome = {
  done: Counted;
  count: number;
  description?: string | undefined;
  undo?: ToastAction | undefined;
  /** The ids of those that it succeeded for. */
  ids: readonly string[];
  failures: readonly unknown[];
  /** How many records failed: as many as there are failures unless given. */
  failedCount?: number;
  failed?: Counted;
};

/** Notifies how many succeeded, and how many failed and why: each reason once. */
function notify(collection: DeletableCollection, outcome: Outcome): void {
  const { done, count, description, undo, ids, failures, ...rest } = outcome;
  const { failedCount = failures.length, failed = notChanged } = rest;
  if (count > 0) {
    const about = ids.map((id) => `${collection}/${id}`);
    toastSuccess(done(count), description, undo, about);
  }
  if (failures.length > 0) {
    const reasons = new Set(failures.map(failureDescription));
    toastError(failed(failedCount), sentences([...reasons]));
  }
}

/** A plan that is still to come: one whose time has passed would publish the record unasked. */
function planOf({ publish_at: plan }: Chosen[number]): Date | null {
  const date = typeof plan === 'string' ? new Date(plan) : null;
  return date && date > serverNow() ? date : null;
}

/** The values of fields before they are changed. */
function valuesBefore(record: Chosen[number], fields: Fields): Fields {
  return Object.fromEntries(
    Object.keys(fields).map((name) => [
      name,
      name === 'publish_at' ? planOf(record) : record[name] === true,
    ]),
  );
}

const differs = (record: Chosen[number], fields: Fields) =>
  Object.entries(fields).some(([name, value]) => (record[name] ?? null) !== value);

/** Writes changes, in one transaction unless they are too many. */
async function writeAll(collection: DeletableCollection, changes: readonly RecordChange[]) {
  const parts = inParts(changes, UPDATE_MAX);
  const { results, failures } = await runForEach(parts, async (part) => {
    const written = await updateRecords(collection, part);
    return { written, gone: part.length - written.length };
  });
  await refreshPublicSide();
  const written = results.flatMap((part) => part.written);
  const isGone = results.some(({ gone }) => gone > 0);
  return {
    written,
    failures: isGone ? [...failures, new GoneError('No such records.')] : failures,
    failedCount: changes.length - written.length,
  };
}

/** Actions on several records at once; the notice of each has a button that undoes it. */
export function useBulk(collection: DeletableCollection) {
  const confirm = useConfirm();
  const [isBusy, run] = useSingleFlight((action: () => Promise<void>) => action());

  /** Deletes or restores all, in parts; those of which somebody else was first count as done. */
  const inTurn = async <TItem>(
    all: readonly TItem[],
    act: (part: TItem[]) => Promise<DeletedRecord[]>,
  ) => {
    const { results, failures } = await runForEach(inParts(all, UPDATE_MAX), async (part) => ({
      part,
      done: await act(part),
    }));
    await refreshPublicSide();
    const count = results.reduce((sum, { part }) => sum + part.length, 0);
    const done = results.flatMap((result) => result.done);
    const description = doneBefore(count - done.length);
    const ids = done.map(({ id }) => id);
    return {
      done,
      outcome: { count, description, ids, failures, failedCount: all.length - count },
    };
  };

  const restore = async (deleted: readonly DeletedRecord[], texts: RemoveTexts) => {
    const { outcome } = await inTurn(deleted, async (part) => {
      const restored = await restoreRecords(collection, part);
      return part.filter(({ id }) => restored.includes(id));
    });
    notify(collection, { ...outcome, done: texts.restored, failed: texts.notRestored });
  };

  const revert = async (changed: Chosen, fields: Fields) => {
    const changes = changed.map((record) => ({
      id: record.id,
      fields: valuesBefore(record, fields),
    }));
    const { written, ...failed } = await writeAll(collection, changes);
    const done = () => 'Modification annulée';
    notify(collection, { done, count: written.length, ids: written, ...failed });
  };

  return {
    isBusy,
    /**
     * Sets the same fields of all chosen records; those that have them already are left alone.
     * `proof` is written with them, and stays when they are taken back.
     */
    update: (
      chosen: Chosen,
      fields: Fields,
      done: Counted,
      proof: Readonly<Record<string, unknown>> = {},
    ) =>
      run(async () => {
        const differing = chosen.filter((record) => differs(record, fields));
        if (differing.length === 0) return toastInfo('Rien à modifier', already(done, chosen));
        const changes = differing.map(({ id }) => ({ id, fields: { ...fields, ...proof } }));
        const { written, ...failed } = await writeAll(collection, changes);
        const changed = differing.filter(({ id }) => written.includes(id));
        const undo = undoAction('Annuler la modification', () => void revert(changed, fields));
        notify(collection, {
          done,
          count: written.length + chosen.length - differing.length,
          undo: written.length > 0 ? undo : undefined,
          ids: written,
          ...failed,
        });
      }),
    remove: (chosen: Chosen, texts: RemoveTexts) =>
      run(async () => {
        const title = texts.question(chosen.length);
        if (!(await confirm({ title, confirmLabel: 'Supprimer' }))) return;
        const { done, outcome } = await inTurn(
          chosen.map(({ id }) => id),
          (part) => deleteRecords(collection, part),
        );
        const undo = undoAction('Annuler la suppression', () => void restore(done, texts));
        notify(collection, {
          ...outcome,
          done: texts.done,
          undo: done.length > 0 ? undo : undefined,
          failed: texts.failed,
        });
      }),
  };
}

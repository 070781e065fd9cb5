import { GoneError } from '#admin/data/admin-error.ts';
import { deleteRecords, restoreRecord } from '#admin/data/delete-records.ts';
import { refreshPublicSide } from '#admin/data/refresh-public-side.ts';
import { serverNow } from '#admin/data/server-time.ts';
import { type RecordChange, updateRecords } from '#admin/data/update-record.ts';
import { useConfirm } from '#admin/ui/confirm.tsx';
import { undoAction } from '#admin/ui/undo-action.ts';
import {
  DELETE_MAX,
  type DeletableCollection,
  type DeletedRecord,
  UPDATE_MAX,
} from '#domain/admin/admin-calls.ts';
import { inParts } from '#domain/site/in-parts.ts';
import { type ToastAction, toastError, toastInfo, toastSuccess } from '#ui/toast/toast.ts';
import { useSingleFlight } from '#ui/use-single-flight.ts';
import { failureDescription, sentences } from './failure-description.ts';
import { lostLinks, restorationFailure, whileRestoring } from './restoration.ts';
import { runForEach } from './run-for-each.ts';

type Chosen = readonly ({ id: string } & Readonly<Record<string, unknown>>)[];
type Fields = Readonly<Record<string, boolean | Date | null>>;
/** A text about several records. */
type Counted = (count: number) => string;

/** The messages about the deletion of several: the question, success and failure. */
type RemoveTexts = Record<'question' | 'done' | 'failed' | 'restored' | 'notRestored', Counted>;

/** Restorations under way at a time. */
const RESTORED_AT_ONCE = 5;

const notChanged = (count: number) =>
  count > 1 ? `${count} n’ont pas pu être modifiés` : '1 n’a pas pu être modifié';

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
  why?: (error: unknown) => string;
};

/** Notifies how many succeeded, and how many failed and why: each reason once. */
function notify(collection: DeletableCollection, outcome: Outcome): void {
  const { done, count, description, undo, ids, failures, ...rest } = outcome;
  const { failedCount = failures.length, failed = notChanged, why = failureDescription } = rest;
  if (count > 0) {
    const about = ids.map((id) => `${collection}/${id}`);
    toastSuccess(done(count), description, undo, about);
  }
  if (failures.length > 0) {
    const reasons = new Set(failures.map(why));
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

  const restore = async (deleted: readonly DeletedRecord[], texts: RemoveTexts) => {
    const batch = crypto.randomUUID();
    const about = deleted.map(({ id }) => `${collection}/${id}`);
    const restoration = runForEach(
      deleted,
      async (record) => ({ ...(await restoreRecord(record, batch)), id: record.id }),
      RESTORED_AT_ONCE,
    );
    const { results, failures } = await whileRestoring(restoration, undefined, about);
    await refreshPublicSide();
    const lost = results.reduce((sum, restored) => sum + restored.lost, 0);
    notify(collection, {
      done: texts.restored,
      count: results.length,
      description: lostLinks(collection, lost),
      ids: results.map(({ id }) => id),
      failures,
      failed: texts.notRestored,
      why: restorationFailure,
    });
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
        const all = chosen.map(({ id }) => id);
        const batch = crypto.randomUUID();
        const { results, failures } = await runForEach(inParts(all, DELETE_MAX), async (part) => ({
          part,
          deleted: await deleteRecords(collection, part, batch),
        }));
        await refreshPublicSide();
        const ids = results.flatMap(({ part }) => part);
        const deleted = results.flatMap((part) => part.deleted);
        const undo = undoAction('Annuler la suppression', () => void restore(deleted, texts));
        notify(collection, {
          done: texts.done,
          count: ids.length,
          undo: deleted.length > 0 ? undo : undefined,
          ids,
          failures,
          failedCount: all.length - ids.length,
          failed: texts.failed,
        });
      }),
  };
}

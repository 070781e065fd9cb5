import { deleteRecords, restoreRecord } from '#admin/data/delete-records.ts';
import { refreshPublicSide } from '#admin/data/refresh-public-side.ts';
import { updateRecord } from '#admin/data/update-record.ts';
import { useConfirm } from '#admin/ui/confirm.tsx';
import {
  DELETE_MAX,
  type DeletableCollection,
  type DeletedRecord,
} from '#domain/admin/admin-calls.ts';
import { toastError, toastSuccess } from '#ui/toast/toast.ts';
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

const inParts = (ids: readonly string[]) =>
  Array.from({ length: Math.ceil(ids.length / DELETE_MAX) }, (_, part) =>
    ids.slice(part * DELETE_MAX, (part + 1) * DELETE_MAX),
  );

type Outcome = {
  done: Counted;
  count: number;
  description?: string | undefined;
  undo?: (() => void) | undefined;
  failures: readonly unknown[];
  /** How many records failed: as many as there are failures unless given. */
  failedCount?: number;
  failed?: Counted;
  why?: (error: unknown) => string;
};

/** Notifies how many succeeded, and how many failed and why: each reason once. */
function notify({ done, count, description, undo, failures, ...rest }: Outcome): void {
  const { failedCount = failures.length, failed = notChanged, why = failureDescription } = rest;
  if (count > 0) {
    const action = undo && { label: 'Annuler', onPress: undo };
    toastSuccess(done(count), description, action);
  }
  if (failures.length > 0) {
    const reasons = new Set(failures.map(why));
    toastError(failed(failedCount), sentences([...reasons]));
  }
}

/** A plan that is still to come: one whose time has passed would publish the record unasked. */
function planOf({ publish_at: plan }: Chosen[number]): Date | null {
  const date = typeof plan === 'string' ? new Date(plan) : null;
  return date && date > new Date() ? date : null;
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

/** Actions on several records at once; « Annuler » undoes each. */
export function useBulk(collection: DeletableCollection) {
  const confirm = useConfirm();
  const [isBusy, run] = useSingleFlight((action: () => Promise<void>) => action());

  const restore = async (deleted: readonly DeletedRecord[], texts: RemoveTexts) => {
    const restoration = runForEach(deleted, restoreRecord, RESTORED_AT_ONCE);
    const { results, failures } = await whileRestoring(restoration);
    await refreshPublicSide();
    const lost = results.reduce((sum, restored) => sum + restored.lost, 0);
    notify({
      done: texts.restored,
      count: results.length,
      description: lostLinks(collection, lost),
      failures,
      failed: texts.notRestored,
      why: restorationFailure,
    });
  };

  const revert = async (changed: Chosen, fields: Fields) => {
    const { results, failures } = await runForEach(changed, (record) =>
      updateRecord(collection, record.id, valuesBefore(record, fields)),
    );
    await refreshPublicSide();
    notify({ done: () => 'Modification annulée', count: results.length, failures });
  };

  return {
    isBusy,
    /** Sets the same fields of all chosen records; those that have them already are left alone. */
    update: (chosen: Chosen, fields: Fields, done: Counted) =>
      run(async () => {
        const { results, failures } = await runForEach(
          chosen.filter((record) => differs(record, fields)),
          async (record) => {
            await updateRecord(collection, record.id, fields);
            return record;
          },
        );
        await refreshPublicSide();
        const unchanged = chosen.length - results.length - failures.length;
        const undo = results.length > 0 ? () => void revert(results, fields) : undefined;
        notify({ done, count: results.length + unchanged, undo, failures });
      }),
    remove: (chosen: Chosen, texts: RemoveTexts) =>
      run(async () => {
        const title = texts.question(chosen.length);
        if (!(await confirm({ title, confirmLabel: 'Supprimer' }))) return;
        const ids = chosen.map(({ id }) => id);
        const { results, failures } = await runForEach(inParts(ids), async (part) => ({
          count: part.length,
          deleted: await deleteRecords(collection, part),
        }));
        await refreshPublicSide();
        const count = results.reduce((sum, part) => sum + part.count, 0);
        const deleted = results.flatMap((part) => part.deleted);
        const undo = deleted.length > 0 ? () => void restore(deleted, texts) : undefined;
        const { done, failed } = texts;
        notify({ done, count, undo, failures, failedCount: ids.length - count, failed });
      }),
  };
}

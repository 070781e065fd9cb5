import { type Deleted, deleteRecord, restoreRecord } from '#data/admin/delete-records.ts';
import { refreshPublicSide } from '#data/admin/refresh-public-side.ts';
import { updateRecord } from '#data/admin/update-record.ts';
import type { RemovableCollection } from '#domain/removal-note.ts';
import { toastError, toastSuccess } from '#ui/toast.ts';
import { useSingleFlight } from '#ui/use-single-flight.ts';
import { useConfirm } from './confirm.tsx';
import { failureDescription } from './failure-description.ts';
import { runForEach } from './run-for-each.ts';

type Chosen = readonly ({ id: string } & Readonly<Record<string, unknown>>)[];
type Flags = Record<string, boolean>;
/** A text about several records; in a plain one `%` stands for their number. */
type Counted = string | ((count: number) => string);

const counted = (text: Counted, count: number) =>
  typeof text === 'string' ? text.replace('%', String(count)) : text(count);

/** Says how many could be changed, and how many could not and why. */
function tell(done: Counted, count: number, failures: readonly unknown[], undo?: () => void): void {
  if (count > 0) {
    const action = undo && { label: 'Annuler', onPress: undo };
    toastSuccess(counted(done, count), undefined, action);
  }
  if (failures.length > 0) {
    const several = failures.length > 1;
    const message = `${failures.length} ${several ? 'n’ont' : 'n’a'} pas pu être ${several ? 'modifiés' : 'modifié'}`;
    toastError(message, failureDescription(failures[0]));
  }
}

/** What a record held before fields of it are changed. */
function flagsBefore(record: Chosen[number], fields: Flags): Flags {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, record[name] === true]));
}

const differs = (record: Chosen[number], fields: Flags) =>
  Object.entries(fields).some(([name, value]) => record[name] !== value);

/** What is done with several records at once; each time « Annuler » takes it back. */
export function useBulk(collection: RemovableCollection) {
  const confirm = useConfirm();
  const [isBusy, run] = useSingleFlight((action: () => Promise<void>) => action());

  const restore = async (deleted: readonly Deleted[], restored: Counted) => {
    const { results, failures } = await runForEach(deleted, restoreRecord);
    await refreshPublicSide();
    tell(restored, results.length, failures);
  };

  const takeBack = async (changed: Chosen, fields: Flags) => {
    const { results, failures } = await runForEach(changed, (record) =>
      updateRecord(collection, record.id, flagsBefore(record, fields)),
    );
    await refreshPublicSide();
    tell('Modification annulée', results.length, failures);
  };

  return {
    isBusy,
    /** Sets the same fields of all that is chosen; what has them already is left alone. */
    update: (chosen: Chosen, fields: Flags, done: Counted) =>
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
        const undo = results.length > 0 ? () => void takeBack(results, fields) : undefined;
        tell(done, results.length + unchanged, failures, undo);
      }),
    remove: (chosen: Chosen, texts: { question: Counted; done: Counted; restored: Counted }) =>
      run(async () => {
        const title = counted(texts.question, chosen.length);
        if (!(await confirm({ title, confirmLabel: 'Supprimer' }))) return;
        const { results, failures } = await runForEach(chosen, ({ id }) =>
          deleteRecord(collection, id),
        );
        await refreshPublicSide();
        const undo = () => void restore(results, texts.restored);
        tell(texts.done, results.length, failures, undo);
      }),
  };
}

import { type Deleted, deleteRecord, restoreRecord } from '#data/admin/delete-records.ts';
import { refreshPublicSide } from '#data/admin/refresh-public-side.ts';
import { updateRecord } from '#data/admin/update-record.ts';
import type { RemovableCollection } from '#domain/removal-note.ts';
import { toastError, toastSuccess } from '#ui/toast.ts';
import { useSingleFlight } from '#ui/use-single-flight.ts';
import { useConfirm } from './confirm.tsx';
import { failureDescription } from './failure-description.ts';
import { runForEach } from './run-for-each.ts';

type Chosen = readonly { id: string }[];

/** Says how many could be changed, and how many could not and why. */
function tell(done: string, count: number, failures: readonly unknown[], undo?: () => void): void {
  if (count > 0) {
    const action = undo && { label: 'Annuler', onPress: undo };
    toastSuccess(done.replace('%', String(count)), undefined, action);
  }
  if (failures.length > 0) {
    const several = failures.length > 1;
    const message = `${failures.length} ${several ? 'n’ont' : 'n’a'} pas pu être ${several ? 'modifiés' : 'modifié'}`;
    toastError(message, failureDescription(failures[0]));
  }
}

/** What is done with several records at once; `%` in a text stands for their number. */
export function useBulk(collection: RemovableCollection) {
  const confirm = useConfirm();
  const [isBusy, run] = useSingleFlight((action: () => Promise<void>) => action());

  const restore = async (deleted: readonly Deleted[], restored: string) => {
    const { results, failures } = await runForEach(deleted, restoreRecord);
    await refreshPublicSide();
    tell(restored, results.length, failures);
  };

  return {
    isBusy,
    update: (chosen: Chosen, fields: Record<string, boolean>, done: string) =>
      run(async () => {
        const change = ({ id }: { id: string }) => updateRecord(collection, id, fields);
        const { results, failures } = await runForEach(chosen, change);
        await refreshPublicSide();
        tell(done, results.length, failures);
      }),
    remove: (chosen: Chosen, texts: { question: string; done: string; restored: string }) =>
      run(async () => {
        const title = texts.question.replace('%', String(chosen.length));
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

import { setHandled } from '#admin/data/update-record.ts';
import { failureDescription } from '#admin/features/list/failure-description.ts';
import { runForEach } from '#admin/features/list/run-for-each.ts';
import { toastError, toastSuccess } from '#ui/toast/toast.ts';
import { useSingleFlight } from '#ui/use-single-flight.ts';

const done = (count: number, handled: boolean) => {
  if (count === 1) return handled ? 'Demande traitée' : 'Demande à traiter';
  return `${count} demandes ${handled ? 'traitées' : 'à traiter'}`;
};

/** Actions on requests, besides deleting. */
export function useRequestActions() {
  const [isBusy, run] = useSingleFlight((action: () => Promise<void>) => action());
  return {
    isBusy,
    mark: (chosen: readonly { id: string }[], handled: boolean) =>
      run(async () => {
        const { results, failures } = await runForEach(chosen, ({ id }) => setHandled(id, handled));
        if (results.length > 0) toastSuccess(done(results.length, handled));
        if (failures.length > 0) {
          toastError(
            'Les demandes n’ont pas toutes été modifiées',
            failureDescription(failures[0]),
          );
        }
      }),
  };
}

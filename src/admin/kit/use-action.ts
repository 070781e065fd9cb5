import { failureDescription } from '#admin/data/errors.ts';
import { toastError } from '#ui/toast/toast.ts';
import { useSingleFlight } from '#ui/use-single-flight.ts';

/** Runs an action once at a time; a notice titled `failed` says why the action failed. */
export function useAction<TArgs extends unknown[]>(
  failed: string,
  action: (...args: TArgs) => Promise<void>,
): [isBusy: boolean, run: (...args: TArgs) => void] {
  const [isBusy, run] = useSingleFlight(async (...args: TArgs) => {
    try {
      await action(...args);
    } catch (error) {
      toastError(failed, failureDescription(error));
    }
  });
  return [isBusy, (...args) => void run(...args)];
}

import { failureDescription } from '#admin/data/errors.ts';
import { toastError } from '#ui/toast/toast.ts';
import { useSingleFlight } from '#ui/use-single-flight.ts';

/** Runs an action; a notice titled `failed` says why an action failed. */
export async function tellFailure(failed: string, action: () => Promise<void>): Promise<void> {
  try {
    await action();
  } catch (error) {
    toastError(failed, failureDescription(error));
  }
}

/** Runs an action, never twice at the same time, and shows its failure. */
export function useAction<TArgs extends unknown[]>(
  failed: string,
  action: (...args: TArgs) => Promise<void>,
): [isBusy: boolean, run: (...args: TArgs) => void] {
  const [isBusy, run] = useSingleFlight((...args: TArgs) =>
    tellFailure(failed, () => action(...args)),
  );
  return [isBusy, (...args) => void run(...args)];
}

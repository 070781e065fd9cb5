import { failureDescription } from '#admin/data/errors.ts';
import { type ToastAction, toastError } from '#ui/toast/toast.ts';
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

/** Returns a notice's undo button; `label` is explicit because « Annuler » also closes forms. */
export const undoAction = (label: string, onPress: () => void): ToastAction => ({
  label,
  onPress,
  // Paused while the notice has the pointer or focus.
  durationMs: 60_000,
});

export function downloadText(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Safari reads the URL some time after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

import { useEffect, useEffectEvent } from 'react';
import { describeWriteFailure } from '#admin/data/errors.ts';
import { type ToastAction, toastError } from '#ui/toast/toast.ts';
import { useSingleFlight } from '#ui/use-single-flight.ts';

export async function runOrToastFailure(failed: string, action: () => Promise<void>, detail = '') {
  try {
    await action();
  } catch (error) {
    toastError(failed, {
      description: [detail, describeWriteFailure(error)].filter(Boolean).join('. '),
    });
  }
}

export function useBusyAction<TArgs extends unknown[]>(
  failed: string,
  action: (...args: TArgs) => Promise<void>,
): [isBusy: boolean, run: (...args: TArgs) => void] {
  const [isBusy, run] = useSingleFlight((...args: TArgs) =>
    runOrToastFailure(failed, () => action(...args)),
  );
  return [isBusy, (...args) => void run(...args)];
}

export function useShortcut(shortcutKey: string, action: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== shortcutKey) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

/** Returns a toast's undo button; `label` says what is undone, because the « Annuler » of forms means cancel. */
export const createUndoAction = (label: string, onPress: () => void): ToastAction => ({
  label,
  onPress,
  // The undo button stays for one minute, paused while the pointer or the focus is in the toast.
  durationMs: 60_000,
});

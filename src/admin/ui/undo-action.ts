import type { ToastAction } from '#ui/toast/toast.ts';

/** Lifetime of a notice with an undo button; paused while the notice has the pointer or focus. */
export const UNDO_MS = 60_000;

/** Returns the undo button of a notice; `label` names what is undone, as « Annuler » leaves forms. */
export const undoAction = (label: string, onPress: () => void): ToastAction => ({
  label,
  onPress,
  durationMs: UNDO_MS,
});

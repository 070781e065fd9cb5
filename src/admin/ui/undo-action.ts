import type { ToastAction } from '#ui/toast/toast.ts';

/** Returns the undo button of a notice; `label` names what is undone, as « Annuler » leaves forms. */
export const undoAction = (label: string, onPress: () => void): ToastAction => ({
  label,
  onPress,
  // Paused while the notice has the pointer or focus.
  durationMs: 60_000,
});

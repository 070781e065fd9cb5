import type { ToastAction } from '#ui/toast/toast.ts';

/** Returns a notice's undo button; `label` is explicit because « Annuler » also closes forms. */
export const undoAction = (label: string, onPress: () => void): ToastAction => ({
  label,
  onPress,
  // Paused while the notice has the pointer or focus.
  durationMs: 60_000,
});

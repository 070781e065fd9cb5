import type { ToastAction } from '#ui/toast/toast.ts';

/** How long a change can be undone from its notice; time stops while the notice has pointer or focus. */
export const UNDO_MS = 60_000;

/** The button of a notice. Its label names what it undoes: « Annuler » alone leaves a form. */
export const undoAction = (label: string, onPress: () => void): ToastAction => ({
  label,
  onPress,
  durationMs: UNDO_MS,
});

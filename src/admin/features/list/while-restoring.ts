import { toastInfo } from '#ui/toast/toast.ts';

const PATIENCE_MS = 1000;

/** Tells that a restoration takes its time: what was deleted may not be in the journal yet. */
export async function whileRestoring<TResult>(
  restoration: Promise<TResult>,
  label?: string,
): Promise<TResult> {
  const telling = setTimeout(() => toastInfo('Restauration en cours...', label), PATIENCE_MS);
  try {
    return await restoration;
  } finally {
    clearTimeout(telling);
  }
}

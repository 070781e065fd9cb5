import { useSyncExternalStore } from 'react';

/** localStorage: how many requests wait. Without it, visits neither load nor open the outbox. */
export const OUTBOX_MARK_KEY = 'outboxWaiting';

/** How many requests wait, as last noted by any tab; null when the outbox is empty. */
export function outboxMark(): number | null {
  try {
    const stored = localStorage.getItem(OUTBOX_MARK_KEY);
    return stored === null ? null : Number(stored);
  } catch {
    // Where storage is blocked nothing is kept.
    return null;
  }
}

function subscribe(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

/** The same for components; null on the server and while hydrating. */
export function useOutboxMark(): number | null {
  return useSyncExternalStore(subscribe, outboxMark, () => null);
}

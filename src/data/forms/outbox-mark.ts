import { useSyncExternalStore } from 'react';
import { deviceStorage } from '#data/web-storage.ts';

/** localStorage: how many requests wait. Without it, visits neither load nor open the outbox. */
export const OUTBOX_MARK_KEY = 'outboxWaiting';

/** How many requests wait, as last noted by any tab; null when the outbox is empty. */
export function outboxMark(): number | null {
  const stored = deviceStorage.read(OUTBOX_MARK_KEY);
  return stored === null ? null : Number(stored);
}

function subscribe(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

export function useOutboxMark(): number | null {
  return useSyncExternalStore(subscribe, outboxMark, () => null);
}

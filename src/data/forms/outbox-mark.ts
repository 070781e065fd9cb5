import { useSyncExternalStore } from 'react';
import { deviceStorage } from '#data/web-storage.ts';

/** localStorage: how many requests wait. Without it, visits neither load nor open the outbox. */
const KEY = 'outboxWaiting';

export function markOutbox(waiting: number): void {
  deviceStorage.write(KEY, waiting || null);
  // The browser tells other tabs only.
  dispatchEvent(new StorageEvent('storage', { key: KEY }));
}

/** Calls back when the outbox has changed, also in another tab; returns the unsubscriber. */
export function onOutboxChange(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

/** Returns how many requests wait, as last noted by any tab; 0 on the server. */
export function useOutboxMark(): number {
  return useSyncExternalStore(
    onOutboxChange,
    () => Number(deviceStorage.read(KEY)),
    () => 0,
  );
}

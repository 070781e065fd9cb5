import { useSyncExternalStore } from 'react';
import { jsonLocalStorage } from '#data/storage.ts';
import { OUTBOX_COUNT_LOCAL_STORAGE_KEY } from '#domain/site/storage-keys.ts';

export function storeOutboxCount(waiting: number): void {
  jsonLocalStorage.write(OUTBOX_COUNT_LOCAL_STORAGE_KEY, waiting || null);
  // Fires a storage event in this tab too, because browsers fire it only in other tabs.
  dispatchEvent(new Event('storage'));
}

/**
 * Calls `listener` when this tab records an outbox count, or another tab changes localStorage; returns a function that
 * removes the listener.
 */
export function subscribeToStorageEvents(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

/** Returns the number of requests that wait in the outbox, as last recorded by any tab; 0 on the server. */
export function useOutboxCount(): number {
  return useSyncExternalStore(
    subscribeToStorageEvents,
    () => Number(jsonLocalStorage.read(OUTBOX_COUNT_LOCAL_STORAGE_KEY)),
    () => 0,
  );
}

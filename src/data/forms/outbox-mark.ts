import { useSyncExternalStore } from 'react';

/** How many requests wait: without it, visits neither load nor open the outbox. */
const KEY = 'outboxWaiting';

let inMemory: number | null = null;
const listeners = new Set<() => void>();

/**
 * Notes how many requests wait in the outbox; 0 when none does but the visitor is still to be told
 * what became of one, null when it is empty.
 */
export function markOutbox(waiting: number | null): void {
  inMemory = waiting;
  try {
    if (waiting === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, String(waiting));
  } catch {
    // Storage is blocked: this tab still knows.
  }
  for (const listener of listeners) listener();
}

/** How many requests wait, as last noted by any tab; null when the outbox is empty. */
export function outboxMark(): number | null {
  try {
    const stored = localStorage.getItem(KEY);
    if (stored === null) return null;
    const waiting = Number(stored);
    // An older release only noted that some wait.
    return Number.isInteger(waiting) && waiting >= 0 ? waiting : 1;
  } catch {
    return inMemory;
  }
}

function subscribe(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // All keys at once when the storage is cleared.
    if (key === KEY || key === null) listener();
  };
  listeners.add(listener);
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStorage);
  };
}

/** The same for components; null on the server and while hydrating. */
export function useOutboxMark(): number | null {
  return useSyncExternalStore(subscribe, outboxMark, () => null);
}

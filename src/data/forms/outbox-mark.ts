import { useSyncExternalStore } from 'react';

/** How many requests wait: without it, visits neither load nor open the outbox. */
const KEY = 'outboxWaiting';

let inMemory: number | null = null;

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
  // Other tabs get it from the browser.
  dispatchEvent(new StorageEvent('storage', { key: KEY }));
}

/** How many requests wait, as last noted by any tab; null when the outbox is empty. */
export function outboxMark(): number | null {
  try {
    const stored = localStorage.getItem(KEY);
    // An older release only noted that some wait.
    if (stored === null) return null;
    return Number(stored) >= 0 ? Number(stored) : 1;
  } catch {
    return inMemory;
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

import { useSyncExternalStore } from 'react';

/** Set while requests may wait in the outbox: without it, visits neither load nor open the outbox. */
const KEY = 'outboxWaiting';

let isMarked = false;
const listeners = new Set<() => void>();

export function markOutbox(isWaiting: boolean): void {
  isMarked = isWaiting;
  try {
    if (isWaiting) localStorage.setItem(KEY, 'true');
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is blocked: the requests are in this tab's memory, like the mark.
  }
  for (const listener of listeners) listener();
}

/** Whether requests may wait in the outbox. */
export function isOutboxMarked(): boolean {
  if (isMarked) return true;
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The same for components; false on the server and while hydrating. */
export function useOutboxMark(): boolean {
  return useSyncExternalStore(subscribe, isOutboxMarked, () => false);
}

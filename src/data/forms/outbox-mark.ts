/** Says that something may wait in the outbox, so that other visits need not load and open it. */
const KEY = 'outboxWaiting';

let isMarked = false;

export function markOutbox(isWaiting: boolean): void {
  isMarked = isWaiting;
  try {
    if (isWaiting) localStorage.setItem(KEY, 'true');
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is blocked: what waits is in this tab's memory, and so is the mark.
  }
}

/** Whether requests may be waiting for a network. */
export function isOutboxMarked(): boolean {
  if (isMarked) return true;
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

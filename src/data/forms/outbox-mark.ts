/** Set while requests may wait in the outbox: without it, visits neither load nor open the outbox. */
const KEY = 'outboxWaiting';

let isMarked = false;

export function markOutbox(isWaiting: boolean): void {
  isMarked = isWaiting;
  try {
    if (isWaiting) localStorage.setItem(KEY, 'true');
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is blocked: the requests are in this tab's memory, like the mark.
  }
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

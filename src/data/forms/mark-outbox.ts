import { deviceStorage } from '#data/web-storage.ts';
import { OUTBOX_MARK_KEY } from './outbox-mark.ts';

/**
 * Notes how many requests wait in the outbox; 0 when none does but the visitor is still to be told
 * what became of one, null when it is empty.
 */
export function markOutbox(waiting: number | null): void {
  deviceStorage.write(OUTBOX_MARK_KEY, waiting);
  // Other tabs get it from the browser.
  dispatchEvent(new StorageEvent('storage', { key: OUTBOX_MARK_KEY }));
}

import { deviceStorage } from '#data/web-storage.ts';
import { OUTBOX_MARK_KEY } from './outbox-mark.ts';

/** Notes how many requests wait; 0 if only outcomes are left to tell, null if nothing is. */
export function markOutbox(waiting: number | null): void {
  deviceStorage.write(OUTBOX_MARK_KEY, waiting);
  // Other tabs get it from the browser.
  dispatchEvent(new StorageEvent('storage', { key: OUTBOX_MARK_KEY }));
}

import { showOutboxBadge } from './outbox-changes.ts';
import { readOutbox } from './outbox-entries.ts';
import { callFunctionOf, sendAllWaiting } from './outbox-sending.ts';

/** Sends what waits; throws when some requests wait on, for the browser to call again later. */
export async function sendInBackground(): Promise<void> {
  const isAllSent = await sendAllWaiting(callFunctionOf);
  const { waiting } = await readOutbox();
  showOutboxBadge(waiting.length);
  if (!isAllSent) throw new Error('Some requests wait on.');
}

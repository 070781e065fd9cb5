import { callFunction } from '#data/firebase/call-function.ts';
import { showOutboxBadge } from './outbox-changes.ts';
import { readOutbox } from './outbox-entries.ts';
import { type Send, sendAllWaiting } from './outbox-sending.ts';

const send: Send = ({ kind, payload }, guard) =>
  callFunction(kind === 'newsletter' ? 'subscribeNewsletter' : 'sendContactEmail', {
    ...payload,
    guard,
  });

/**
 * Sends what waits from the service worker; pages tell the visitor.
 * @throws Error when some requests wait on, for the browser to call again later
 */
export async function sendInBackground(): Promise<void> {
  const isAllSent = await sendAllWaiting(send);
  const { waiting } = await readOutbox();
  showOutboxBadge(waiting.length);
  if (!isAllSent) throw new Error('Some requests wait on.');
}

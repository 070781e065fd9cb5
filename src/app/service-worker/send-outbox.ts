import { callFunction } from '#data/firebase/call-function.ts';
import { readOutbox } from '#data/forms/outbox-entries.ts';
import { OUTBOX_SYNC, type Send, sendAllWaiting } from '#data/forms/outbox-sending.ts';

declare const self: ServiceWorkerGlobalScope;

const send: Send = ({ kind, payload }) =>
  callFunction(kind === 'newsletter' ? 'subscribeNewsletter' : 'sendContactEmail', payload);

/** Sends what waits in the outbox; pages tell the visitor. Rejects to be called again later. */
async function sendOutbox(): Promise<void> {
  const isAllSent = await sendAllWaiting(send);
  const { waiting } = await readOutbox();
  if ('setAppBadge' in self.navigator) {
    await self.navigator.setAppBadge(waiting.length).catch(() => undefined);
  }
  if (!isAllSent) throw new Error('Some requests wait on.');
}

/** Sends the outbox when the network is back, also when no page is open. */
export function sendOutboxOnReturn(): void {
  self.addEventListener('sync', (event) => {
    if (!(event instanceof ExtendableEvent && 'tag' in event)) return;
    if (event.tag === OUTBOX_SYNC) event.waitUntil(sendOutbox());
  });
}

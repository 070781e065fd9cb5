import { sendInBackground } from '#data/forms/outbox-background.ts';
import { OUTBOX_SYNC } from '#data/forms/outbox-sending.ts';

declare const self: ServiceWorkerGlobalScope;

export function sendOutboxOnReturn(): void {
  self.addEventListener('sync', (event) => {
    if (!(event instanceof ExtendableEvent && 'tag' in event)) return;
    if (event.tag === OUTBOX_SYNC) event.waitUntil(sendInBackground());
  });
}

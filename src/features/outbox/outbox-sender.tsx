import { useEffect } from 'react';
import { isOutboxMarked } from '#data/forms/outbox-mark.ts';
import { useOnline } from '#data/online.ts';

/** Sends what was kept offline, when the network returns or at the next visit. */
export function OutboxSender() {
  const isOnline = useOnline();
  useEffect(() => {
    if (!isOnline || !isOutboxMarked()) return;
    void import('./send-kept.ts').then(({ sendKeptAndTell }) => sendKeptAndTell());
  }, [isOnline]);
  return null;
}

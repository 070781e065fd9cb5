import { useEffect } from 'react';
import { isOutboxMarked } from '#data/forms/outbox-mark.ts';
import { useOnline } from '#data/online.ts';

/** Sends what was kept while there was no network, on its return or at the next visit (design section 5). */
export function OutboxSender() {
  const isOnline = useOnline();
  useEffect(() => {
    if (!isOnline || !isOutboxMarked()) return;
    void import('./send-kept.ts').then(({ sendKeptAndTell }) => sendKeptAndTell());
  }, [isOnline]);
  return null;
}

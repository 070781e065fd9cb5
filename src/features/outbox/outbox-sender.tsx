import { useEffect } from 'react';
import { useOutboxMark } from '#data/forms/outbox-mark.ts';
import { useOnline } from '#data/online.ts';

/**
 * Sends what was kept offline: when the network returns, at the next visit, or at once when it was
 * kept while the network returned.
 */
export function OutboxSender() {
  const isOnline = useOnline();
  const isWaiting = useOutboxMark();
  useEffect(() => {
    if (!isOnline || !isWaiting) return;
    void import('./send-kept.ts').then(({ sendKeptAndTell }) => sendKeptAndTell());
  }, [isOnline, isWaiting]);
  return null;
}

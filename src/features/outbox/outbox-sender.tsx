import { lazy, Suspense, useEffect } from 'react';
import { useOutboxMark } from '#data/forms/outbox-mark.ts';
import { useOnline } from '#data/online.ts';

const WaitingMark = lazy(async () => ({
  default: (await import('./waiting-mark.tsx')).WaitingMark,
}));

/**
 * Sends what was kept offline: when the network returns, at the next visit, or at once when it was
 * kept while the network returned. Until then, shows how many requests wait.
 */
export function OutboxSender() {
  const isOnline = useOnline();
  const waiting = useOutboxMark();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the return of the network is a reason to try again.
  useEffect(() => {
    if (waiting === null) return;
    void import('./send-kept.ts').then(({ sendKeptAndTell }) => sendKeptAndTell());
  }, [isOnline, waiting]);
  if (!waiting) return null;
  return (
    <Suspense>
      <WaitingMark count={waiting} />
    </Suspense>
  );
}

import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { useOutboxMark } from '#data/forms/outbox-mark.ts';
import { useOnline } from '#data/online.ts';

const WaitingMark = lazy(async (): Promise<{ default: ComponentType<{ count: number }> }> => {
  try {
    return { default: (await import('./waiting-mark.tsx')).WaitingMark };
  } catch {
    // There may be no network to load it: the page does without.
    return { default: () => null };
  }
});

async function send(): Promise<void> {
  try {
    await (await import('./send-kept.ts')).sendKeptAndTell();
  } catch {
    // The same: it is tried again when the network returns.
  }
}

/**
 * Sends what was kept offline: when the network returns, at the next visit, or at once when it was
 * kept while the network returned. Until then, shows how many requests wait.
 */
export function OutboxSender() {
  const isOnline = useOnline();
  const waiting = useOutboxMark();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the return of the network is a reason to try again.
  useEffect(() => {
    if (waiting !== null) void send();
  }, [isOnline, waiting]);
  if (!waiting) return null;
  return (
    <Suspense>
      <WaitingMark count={waiting} />
    </Suspense>
  );
}

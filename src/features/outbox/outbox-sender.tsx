import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { useOutboxMark } from '#data/forms/outbox-mark.ts';
import { useOnline } from '#data/online.ts';

type Mark = { default: ComponentType<{ count: number }> };

// There may be no network to load either: the page does without until it returns.
const WaitingMark = lazy(() =>
  import('./waiting-mark.tsx').then(
    ({ WaitingMark: mark }): Mark => ({ default: mark }),
    (): Mark => ({ default: () => null }),
  ),
);
const send = () =>
  import('./send-kept.ts').then(({ sendKeptAndTell }) => sendKeptAndTell()).catch(() => undefined);

/** Sends what was kept offline when the network returns; until then shows how much waits. */
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

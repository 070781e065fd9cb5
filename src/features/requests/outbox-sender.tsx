import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useOutboxCount } from '#data/forms/outbox-count.ts';
import { useOnline } from '#data/online.ts';

const send = () =>
  import('./send-requests.ts').then(
    ({ sendOutboxAndNotify }) => sendOutboxAndNotify(),
    // Offline, the code that sends may fail to load; OutboxSender tries again when the network is back.
    () => undefined,
  );

/** Sends the requests in the outbox, and shows their number below the header while any of them wait. */
export function OutboxSender() {
  const isOnline = useOnline();
  const waiting = useOutboxCount();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `isOnline` triggers another attempt.
  useEffect(() => {
    if (waiting === 0) return;
    void send();
    document.addEventListener('visibilitychange', send);
    return () => document.removeEventListener('visibilitychange', send);
  }, [isOnline, waiting]);
  if (waiting === 0) return null;
  const noun = waiting === 1 ? 'demande' : 'demandes';
  return (
    <div className="relative z-30 h-0">
      <Link
        to="/en-attente"
        className="absolute top-0 right-0 flex h-9 items-center border-b border-l border-rule bg-sand px-4 text-caption whitespace-nowrap"
      >
        <span>
          {waiting} <span className="max-[22rem]:sr-only">{noun}</span> en attente
        </span>
      </Link>
    </div>
  );
}

import { useEffect, useState } from 'react';
import { listWaiting } from '#data/forms/outbox.ts';
import { heldEdits, onOutboxChange } from '#data/forms/outbox-changes.ts';
import type { WaitingRequest } from '#data/forms/outbox-entries.ts';

type Waiting = { requests: WaitingRequest[]; edited: Set<string> };

export function useWaiting(): Waiting | null {
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      const [requests, edited] = await Promise.all([listWaiting(), heldEdits()]);
      if (isCurrent) setWaiting({ requests, edited });
    };
    void read();
    const stop = onOutboxChange(() => void read());
    return () => {
      isCurrent = false;
      stop();
    };
  }, []);
  return waiting;
}

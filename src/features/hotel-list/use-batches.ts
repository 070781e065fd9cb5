import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Later batches need a press, so that the footer can be reached. */
const AUTOMATIC_BATCHES = 2;
// Far enough that a fast scroll on a slow device does not see the footer move.
const AHEAD = '1600px';
const PHONE = '(width < 40rem)';

// Batches shown by history entry, so that going back finds the page as long as before.
const batchesOfEntry = new Map<string, number>();
const entryKey = (router: AnyRouter): string => router.state.location.state.__TSR_key ?? '';

type Batches = {
  total: number;
  first: number;
  step: number;
  listKey: string;
  isByHandOnPhones: boolean;
};

/** Returns the number of items to render: a first batch, and more as the end comes near. */
export function useBatches({ total, first, step, listKey, isByHandOnPhones }: Batches) {
  const router = useRouter();
  const end = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(() => ({
    listKey,
    batches: batchesOfEntry.get(entryKey(router)) ?? 0,
  }));
  const batches = shown.listKey === listKey ? shown.batches : 0;
  const count = Math.min(total, first + batches * step);
  const hasMore = count < total;

  const showMore = () => {
    batchesOfEntry.set(entryKey(router), batches + 1);
    setShown({ listKey, batches: batches + 1 });
  };

  const isAutomatic = hasMore && batches < AUTOMATIC_BATCHES;
  const onEndNear = useEffectEvent(showMore);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an end that stays near is only told to a new observer.
  useEffect(() => {
    if (!isAutomatic || end.current === null || !('IntersectionObserver' in window)) return;
    if (isByHandOnPhones && window.matchMedia(PHONE).matches) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) onEndNear();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isAutomatic, count, listKey, isByHandOnPhones]);

  return { count, hasMore, showMore, end };
}

import { useEffect, useState, useSyncExternalStore } from 'react';

const TESTIMONIAL_ROTATION_MS = 5_000;

type Hold = 'pointer' | 'focus';

const noChanges = () => () => undefined;
const wantsCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Advances every 5 s, unless paused, under the pointer, in focus, or with reduced motion. */
export function useRotation(count: number) {
  const [index, setIndex] = useState(0);
  const isCalm = useSyncExternalStore(noChanges, wantsCalm, () => false);
  const [choice, setPaused] = useState<boolean>();
  const [holds, setHolds] = useState<readonly Hold[]>([]);
  const isPaused = choice ?? isCalm;
  const isMoving = !isPaused && holds.length === 0;

  // Each new entry restarts the timer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the index is what the time is for.
  useEffect(() => {
    if (!isMoving) return;
    const timer = setTimeout(() => setIndex((now) => (now + 1) % count), TESTIMONIAL_ROTATION_MS);
    return () => clearTimeout(timer);
  }, [isMoving, index, count]);

  return {
    index,
    isPaused,
    isMoving,
    show: (step: 1 | -1) => setIndex((now) => (now + step + count) % count),
    togglePause: () => setPaused(!isPaused),
    hold: (hold: Hold) => setHolds((now) => [...now.filter((other) => other !== hold), hold]),
    release: (hold: Hold) => setHolds((now) => now.filter((other) => other !== hold)),
  };
}

import { useRef, useState } from 'react';

/** Returns a function that runs an action once at a time: calls during a run, as by a double click, are dropped. */
export function useSingleFlight<TArgs extends unknown[]>(
  action: (...args: TArgs) => Promise<void>,
): [isRunning: boolean, run: (...args: TArgs) => Promise<void>] {
  const [isRunning, setRunning] = useState(false);
  // A ref instead of state, because a second click may come before the next render.
  const running = useRef(false);

  async function run(...args: TArgs): Promise<void> {
    if (running.current) return;
    running.current = true;
    setRunning(true);
    try {
      await action(...args);
    } finally {
      running.current = false;
      setRunning(false);
    }
  }
  return [isRunning, run];
}

import { useRef, useState } from 'react';

/** Runs an action once at a time: what is asked for while it runs (a double click) is dropped. */
export function useSingleFlight<TArgs extends unknown[]>(
  action: (...args: TArgs) => Promise<void>,
): [isRunning: boolean, run: (...args: TArgs) => Promise<void>] {
  const [isRunning, setRunning] = useState(false);
  // The state is seen by the next render only; a second click may come before.
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

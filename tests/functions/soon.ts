import { vi } from 'vitest';

/** Timeout for triggers: the emulator starts a process for each function. */
export const TRIGGER_MS = 60_000;

/** Repeats a check until it passes, to wait for the effect of a trigger. */
export const soon = (check: () => Promise<void>): Promise<void> =>
  vi.waitFor(check, { timeout: TRIGGER_MS - 5_000, interval: 200 });

import { vi } from 'vitest';

/** The emulator starts a process for each function. */
export const TRIGGER_MS = 60_000;

/** Waits for what a trigger does. */
export const soon = (check: () => Promise<void>): Promise<void> =>
  vi.waitFor(check, { timeout: TRIGGER_MS - 5_000, interval: 200 });

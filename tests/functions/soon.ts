import { vi } from 'vitest';

/** How long a trigger may take: the emulator starts a process for each function. */
export const TRIGGER_MS = 60_000;

/** Polls until the effect of a trigger is there. */
export const soon = (check: () => Promise<void>): Promise<void> =>
  vi.waitFor(check, { timeout: TRIGGER_MS - 5_000, interval: 200 });

import { setTimeout as delay } from 'node:timers/promises';

const INTERVAL_MS = 200;

/** Asks an address until it answers as wanted, or gives up after the time given. */
export async function waitForAnswer(
  url: string,
  timeoutMs: number,
  isWanted: (status: number) => boolean = () => true,
): Promise<boolean> {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    try {
      const response = await fetch(url, { redirect: 'manual' });
      await response.body?.cancel();
      if (isWanted(response.status)) return true;
    } catch {
      // Nothing listens there yet.
    }
    await delay(INTERVAL_MS);
  }
  return false;
}

import { setTimeout as delay } from 'node:timers/promises';

const INTERVAL_MS = 200;

/** Asks an address until it answers at all, or gives up after the time given. */
export async function waitForAnswer(url: string, timeoutMs: number): Promise<boolean> {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    try {
      const response = await fetch(url, { redirect: 'manual' });
      await response.body?.cancel();
      return true;
    } catch {
      await delay(INTERVAL_MS);
    }
  }
  return false;
}

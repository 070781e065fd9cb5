import { setTimeout as wait } from 'node:timers/promises';
import { isAlreadyThere, isOvertaken } from './firestore-error.ts';

const TRIES = 8;
const PAUSE_MS = 25;

/**
 * Runs a read and a write that is bound to what was read again when another write came in between:
 * cheaper than transactions, which wait for each other on one document. Pauses grow and differ.
 * @returns « overtaken » when it was so every time.
 */
export async function retryOvertaken<T>(attempt: () => Promise<T>): Promise<T | 'overtaken'> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!isOvertaken(error) && !isAlreadyThere(error)) throw error;
      await wait(Math.random() * PAUSE_MS * 2 ** tries);
    }
  }
  return 'overtaken';
}

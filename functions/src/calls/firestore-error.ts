import { setTimeout as wait } from 'node:timers/promises';

/** The gRPC status codes that a conditional write may be refused with. */
const NOT_FOUND = 5;
const ALREADY_EXISTS = 6;
const FAILED_PRECONDITION = 9;
const ABORTED = 10;
const UNAVAILABLE = 14;

const TRIES = 8;
const PAUSE_MS = 25;

function hasCode(error: unknown, ...codes: readonly number[]): boolean {
  return error instanceof Error && 'code' in error && codes.some((code) => code === error.code);
}

export const isAlreadyThere = (error: unknown): boolean => hasCode(error, ALREADY_EXISTS);

export const isOvertaken = (error: unknown): boolean =>
  hasCode(error, FAILED_PRECONDITION, ABORTED);

export const isMissing = (error: unknown): boolean => hasCode(error, NOT_FOUND);

export const isUnavailable = (error: unknown): boolean => hasCode(error, UNAVAILABLE);

/** The code of an error, for the logs: its message may contain what was to be written. */
export const firestoreCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'UNKNOWN';

/**
 * Runs a read and a write conditional on it, again when another write came first: a few times, with
 * growing, jittered pauses. Cheaper than a transaction, whose locks make simultaneous callers queue.
 * @returns `'overtaken'` when every try met a conflict
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

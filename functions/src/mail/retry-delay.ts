const FIRST_MS = 60_000;
const LONGEST_MS = 6 * 3_600_000;

/** A mail is tried so often, over about two days, as mail servers do among themselves. */
export const MAX_ATTEMPTS = 16;

/**
 * How long to wait after a failed attempt: twice as long each time, up to six hours, a quarter more
 * or less at random so that mails that failed together do not come back together.
 * @param attempts how many there were, from 1
 * @param random from 0 to 1
 */
export function retryDelay(attempts: number, random: number): number {
  const delay = Math.min(FIRST_MS * 2 ** (attempts - 1), LONGEST_MS);
  return Math.round(delay * (0.75 + random / 2));
}

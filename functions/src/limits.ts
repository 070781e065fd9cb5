import { createHash } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/v2/https';
import { COLLECTIONS } from '../../src/domain/site/collections.ts';
import { HOUR_MS } from '../../src/domain/text/today.ts';
import { isConflictError } from './firestore-values.ts';

export const RETRY_IN_AN_HOUR = { 'Retry-After': String(HOUR_MS / 1000) };

export const tooMany = (message: string, windowMs: number): HttpsError =>
  new HttpsError('resource-exhausted', message, { retryAfter: windowMs / 1000 });

/** Returns a limit, or `local` in a local suite: it sends all requests from one address, faster than people do. */
export const unlessLocal = (limit: number, local = Number.POSITIVE_INFINITY): number =>
  process.env.NO_LIMITS === 'true' ? local : limit;

/** Options of a transaction that several forms of one household may contend for. */
export const TRIES = { maxAttempts: 12 };

export type Limit = {
  scope: 'caller' | 'recipient' | 'mailbox' | 'upload' | 'invitation';
  subject: string;
  max: number;
  windowMs: number;
};

/** Counts against all limits, or against none if one is reached. @returns that limit, or the first under contention */
export async function consumeLimits(db: Firestore, limits: readonly Limit[], now: Date) {
  const counters = limits.map(({ scope, subject, windowMs }) => {
    const window = Math.floor(now.getTime() / windowMs);
    const name = createHash('sha256').update(`${window} ${subject}`).digest('hex');
    const ref = db.doc(`${COLLECTIONS.rateLimits}/${scope}/counters/${name}`);
    return { ref, expires_at: new Date((window + 2) * windowMs) };
  });
  try {
    return await db.runTransaction(async (transaction) => {
      const found = await transaction.getAll(...counters.map(({ ref }) => ref));
      const counts = found.map((counter) => Number(counter.get('count') ?? 0));
      const full = limits.find(({ max }, index) => (counts[index] ?? 0) >= max);
      if (full) return full;
      for (const [index, { ref, expires_at }] of counters.entries()) {
        transaction.set(ref, { count: (counts[index] ?? 0) + 1, expires_at });
      }
      return null;
    }, TRIES);
  } catch (error) {
    if (isConflictError(error)) return limits[0] ?? null;
    throw error;
  }
}

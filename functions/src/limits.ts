import { createHash } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/v2/https';
import { COLLECTIONS } from '../../src/domain/site/collections.ts';

export const tooMany = (message: string, windowMs: number): HttpsError =>
  new HttpsError('resource-exhausted', message, { retryAfter: windowMs / 1000 });

/** Returns a limit, or `local` in a local suite: it sends all requests from one address, faster than people do. */
export const unlessLocal = (limit: number, local = Number.POSITIVE_INFINITY): number =>
  process.env.NO_LIMITS === 'true' ? local : limit;

export type Limit = {
  scope: 'caller' | 'network' | 'recipient' | 'mailbox' | 'all' | 'upload' | 'invitation';
  subject: string;
  max: number;
  windowMs: number;
};

/**
 * Counts against all limits, or against none if one is reached. Requests in flight may exceed a limit: a transaction would
 * make them wait for each other. @returns that limit, or null
 */
export async function consumeLimits(db: Firestore, limits: readonly Limit[], now: Date) {
  const { FieldValue } = await import('firebase-admin/firestore');
  const counters = limits.map(({ scope, subject, windowMs }) => {
    const window = Math.floor(now.getTime() / windowMs);
    const name = createHash('sha256').update(`${window} ${subject}`).digest('hex');
    const ref = db.doc(`${COLLECTIONS.rateLimits}/${scope}/counters/${name}`);
    return { ref, expires_at: new Date((window + 2) * windowMs) };
  });
  const found = await db.getAll(...counters.map(({ ref }) => ref));
  const full = limits.find(({ max }, index) => Number(found[index]?.get('count') ?? 0) >= max);
  if (full) return full;
  const one = { count: FieldValue.increment(1) };
  await Promise.all(
    counters.map(({ ref, expires_at }) => ref.set({ ...one, expires_at }, { merge: true })),
  );
  return null;
}

import { createHash } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/v2/https';
import { objectKeys } from '../../src/domain/schema/field.ts';
import { COLLECTIONS } from '../../src/domain/site/collections.ts';
import { DAY_MS, HOUR_MS } from '../../src/domain/text/today.ts';

/** Number of counters that share the limit `all`: Firestore sustains about one write a second to one document. */
export const GLOBAL_LIMIT_SHARDS = 5;

export const RATE_LIMITS = {
  /**
   * Forms submitted from one IPv4 address or IPv6 /64 network. Newsletter sign-ups of subscribed addresses count too,
   * because the answer reveals that an address is subscribed.
   */
  caller: { max: 20, windowMs: HOUR_MS },
  /** Forms submitted from one IPv6 /48 network, which a tunnel may give to one person, or a carrier to many. */
  network: { max: 60, windowMs: HOUR_MS },
  /**
   * Forms submitted by all visitors together, on each of the counters. Beyond the limit, forms are stored, but their
   * mails wait until an administrator resends them.
   */
  all: { max: 300 / GLOBAL_LIMIT_SHARDS, windowMs: HOUR_MS },
  /**
   * Mails from one network to one mailbox: fewer than in `mailbox`, the limit from all networks, so that no single
   * network can use up `mailbox`.
   */
  recipient: { max: 5, windowMs: DAY_MS },
  mailbox: { max: 20, windowMs: DAY_MS },
  /** Photos that one administrator uploads. */
  upload: { max: 200, windowMs: HOUR_MS },
  /** Mails that one administrator sends to invite others. */
  invitation: { max: 20, windowMs: HOUR_MS },
};
export type RateLimits = typeof RATE_LIMITS;
export type RateLimitSubjects = Partial<Record<keyof RateLimits, string>>;

/** True in a local test suite, which sends all HTTP requests from one address, faster than people do. */
export const isRateLimitingDisabled = process.env.NO_LIMITS === 'true';

export const createTooManyRequestsError = (message: string): HttpsError =>
  new HttpsError('resource-exhausted', message);

/**
 * Counts each subject (an address, a network…) against its limit, or none if one limit is reached. Simultaneous
 * requests may exceed a limit: a transaction would make them wait. @returns the name of the reached limit, or null
 */
export async function consumeLimits(
  db: Firestore,
  subjects: RateLimitSubjects,
  now: Date,
  limits = RATE_LIMITS,
) {
  if (isRateLimitingDisabled) return null;
  const { FieldValue } = await import('firebase-admin/firestore');
  const counters = objectKeys(limits).flatMap((scope) => {
    const subject = subjects[scope];
    if (subject === undefined) return [];
    const { max, windowMs } = limits[scope];
    const window = Math.floor(now.getTime() / windowMs);
    const name = createHash('sha256').update(`${window} ${subject}`).digest('hex');
    const ref = db.doc(`${COLLECTIONS.rateLimits}/${scope}/counters/${name}`);
    return [{ scope, max, ref, expires_at: new Date((window + 2) * windowMs) }];
  });
  const snapshots = await db.getAll(...counters.map(({ ref }) => ref));
  const counts = snapshots.map((snapshot) => Number(snapshot.get('count') ?? 0));
  const full = counters.find(({ max }, index) => (counts[index] ?? 0) >= max);
  if (full) return full.scope;
  const count = FieldValue.increment(1);
  await Promise.all(
    counters.map(({ ref, expires_at }) => ref.set({ count, expires_at }, { merge: true })),
  );
  return null;
}

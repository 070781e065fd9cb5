import { createHmac } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '../../../src/domain/site/collections.ts';
import { retryOvertaken } from '../calls/firestore-error.ts';
import type { Limit } from './caller.ts';

/** Stands for the subject in the database: without the secret it cannot be traced back. */
function keyOf(secret: string, { scope, subject }: Limit): string {
  return createHmac('sha256', secret).update(`limit.${scope}.${subject}`).digest('hex');
}

/**
 * Counts one request against a limit, unless the limit is reached. The count is written only onto the
 * value it was computed from, so simultaneous requests never exceed the limit. A TTL policy on
 * `expires_at` deletes old counts.
 * @returns whether the request is within the limit; false too when so many come at once that the
 *   write is refused every time
 */
export async function consumeLimit(
  db: Firestore,
  secret: string,
  limit: Limit,
  now: Date,
): Promise<boolean> {
  const window = Math.floor(now.getTime() / limit.windowMs);
  const counter = db.collection(COLLECTIONS.rateLimits).doc(`${keyOf(secret, limit)}-${window}`);
  const expires_at = new Date((window + 2) * limit.windowMs);

  const isWithin = await retryOvertaken(async () => {
    const found = await counter.get();
    const stored: unknown = found.get('count');
    const count = typeof stored === 'number' ? stored : 0;
    if (count >= limit.max) return false;
    const lastUpdateTime = found.updateTime;
    if (lastUpdateTime) await counter.update({ count: count + 1 }, { lastUpdateTime });
    else await counter.create({ count: 1, expires_at });
    return true;
  });
  return isWithin === true;
}

/**
 * Counts one request against each limit in turn, and stops at the first that is reached.
 * @returns the limit that was reached; null when there is none
 */
export async function consumeLimits(
  db: Firestore,
  secret: string,
  limits: readonly Limit[],
  now: Date,
): Promise<Limit | null> {
  for (const limit of limits) {
    if (!(await consumeLimit(db, secret, limit, now))) return limit;
  }
  return null;
}

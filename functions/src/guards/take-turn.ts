import { createHmac } from 'node:crypto';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '../../../src/domain/site/collections.ts';
import { retryOvertaken } from '../calls/retry-overtaken.ts';

/** Who comes at once counts in different documents, so that few wait for each other. */
const SHARDS = 4;

export type Limit = {
  /** Whose turns are counted: an address, never stored as it is. */
  subject: string;
  /** Kinds of subjects are counted apart. */
  scope: 'caller' | 'hosted' | 'gate' | 'recipient' | 'link';
  max: number;
  windowMs: number;
};

/** What stands for the subject in the database: without the secret it leads back to nobody. */
function keyOf(secret: string, { scope, subject }: Limit): string {
  return createHmac('sha256', secret).update(`limit.${scope}.${subject}`).digest('hex');
}

/** The part of the limit that a shard holds; together they are the limit. */
const share = (max: number, shard: number): number => Math.floor((max + shard) / SHARDS);

const countOf = (shard: DocumentSnapshot): number => {
  const count: unknown = shard.get('count');
  return typeof count === 'number' ? count : 0;
};

/**
 * Counts one turn, unless as many as allowed were taken in this window. Each count is written only
 * onto what it was read from, so no turn is given twice; the database forgets the counts by itself
 * (a TTL policy on expires_at).
 * @returns whether the turn was given
 */
export async function takeTurn(
  db: Firestore,
  secret: string,
  limit: Limit,
  now: Date,
): Promise<boolean> {
  const window = Math.floor(now.getTime() / limit.windowMs);
  const key = keyOf(secret, limit);
  const references = Array.from({ length: SHARDS }, (_, shard) =>
    db.collection(COLLECTIONS.rateLimits).doc(`${key}-${window}-${shard}`),
  );
  const expires_at = new Date((window + 2) * limit.windowMs);

  const given = await retryOvertaken(async () => {
    const shards = await db.getAll(...references);
    const free = shards.filter((shard, index) => countOf(shard) < share(limit.max, index));
    const chosen = free[Math.floor(Math.random() * free.length)];
    if (chosen === undefined) return false;
    if (chosen.updateTime === undefined) {
      await chosen.ref.create({ count: 1, expires_at });
    } else {
      const lastUpdateTime = chosen.updateTime;
      await chosen.ref.update({ count: countOf(chosen) + 1 }, { lastUpdateTime });
    }
    return true;
  });
  // So many at once for one subject that none gets through: a flood.
  return given === true;
}

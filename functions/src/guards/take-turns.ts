import type { Firestore } from 'firebase-admin/firestore';
import { type Limit, takeTurn } from './take-turn.ts';

/**
 * Counts one turn under each limit, in their order; after one that is used up, no other is touched.
 * @returns the limit that gave no turn, null when all did
 */
export async function takeTurns(
  db: Firestore,
  secret: string,
  limits: readonly Limit[],
  now: Date,
): Promise<Limit | null> {
  for (const limit of limits) {
    if (!(await takeTurn(db, secret, limit, now))) return limit;
  }
  return null;
}

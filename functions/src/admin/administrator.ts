import { sessionRight } from '../../../src/domain/admin/admin-session.ts';
import { accounts } from '../database.ts';
import type { Actor } from '../journal/journal-entry.ts';

/** Where Auth itself fails, nothing is said about the session. */
const OUTAGE = /^app\/network|internal-error$/;

/**
 * The administrator whose ID token it is, or why there is none: the rights that the security rules ask
 * for, of a session that nobody has ended since.
 */
export async function administratorOf(token: string): Promise<Actor | 'ended' | 'none'> {
  try {
    const claims = await (await accounts()).verifyIdToken(token, true);
    const right = sessionRight(claims, new Date());
    return right === 'granted' ? { uid: claims.uid, email: claims.email ?? null } : right;
  } catch (error) {
    if (OUTAGE.test(String(Reflect.get(Object(error), 'code')))) throw error;
    return 'ended';
  }
}

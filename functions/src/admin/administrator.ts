import { sessionRight } from '../../../src/domain/admin/admin-session.ts';
import { accounts } from '../firebase.ts';
import type { Actor } from '../journal/journal-entry.ts';

/** Where Auth itself fails, nothing is said about the session. */
const OUTAGE = /^app\/network|internal-error$/;

/**
 * Returns the administrator whose ID token it is, or why there is none: the rights that the security rules
 * ask for, of a session that nobody has ended since.
 */
export async function administratorOf(
  token: string | undefined,
): Promise<Actor | 'unauthenticated' | 'permission-denied'> {
  if (token === undefined) return 'unauthenticated';
  try {
    const claims = await (await accounts()).verifyIdToken(token, true);
    const right = sessionRight(claims, new Date());
    if (right === 'none') return 'permission-denied';
    return right === 'ended' ? 'unauthenticated' : { uid: claims.uid, email: claims.email ?? null };
  } catch (error) {
    if (OUTAGE.test(String(Reflect.get(Object(error), 'code')))) throw error;
    return 'unauthenticated';
  }
}

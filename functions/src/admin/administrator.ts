import { sessionRight } from '../../../src/domain/admin/admin-session.ts';
import { accounts } from '../firebase.ts';
import type { Actor } from '../journal/journal-entry.ts';

/** Failures of Auth itself, which say nothing about the session. */
const OUTAGE = /^app\/network|internal-error$/;

/**
 * Returns the administrator to whom an ID token belongs, or why access is refused. Requires the
 * rights that the security rules require, and a session that has not been revoked.
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

import type { Firestore } from 'firebase-admin/firestore';
import {
  ACCOUNT_COLLECTIONS,
  type SessionRight,
  sessionRight,
} from '../../../src/domain/admin/admin-session.ts';

/** Who calls, by the ID token. */
export type Caller = { uid: string; token: Readonly<Record<string, unknown>> };

/** What the session of an ID token may do now: as the security rules judge it. */
export async function rightOf(
  db: Firestore,
  { uid, token }: Caller,
  now: Date,
): Promise<SessionRight> {
  const right = sessionRight(token, now, null);
  if (right === 'none' || right === 'ended') return right;
  const stored = await db.collection(ACCOUNT_COLLECTIONS.sessions).doc(uid).get();
  const revokedAt: unknown = stored.get('revoked_at');
  return sessionRight(token, now, typeof revokedAt === 'number' ? revokedAt : null);
}

/**
 * Ends, at once, an account's sessions that began until then: rules and functions read this with every
 * request, as an ID token stays valid for an hour whatever happens to its account.
 */
export async function endSessions(db: Firestore, uid: string, until: Date): Promise<void> {
  const revoked_at = Math.floor(until.getTime() / 1000);
  await db.collection(ACCOUNT_COLLECTIONS.sessions).doc(uid).set({ revoked_at });
}

import { type FieldValue, serverTimestamp } from 'firebase/firestore';
import { adminAuth } from './admin-auth.ts';

/**
 * The uid of the current account, which the security rules require in every write.
 * @throws Error when the session has ended meanwhile.
 */
export function author(): string {
  const uid = adminAuth.currentUser?.uid;
  if (uid === undefined) throw new Error('Nobody is signed in.');
  return uid;
}

/** The current account's email address, null without one; the security rules compare it. */
export const authorEmail = (): string | null => adminAuth.currentUser?.email ?? null;

/** When a record was written, by the server's clock, and by whom. */
export function writeStamps(): { updated_at: FieldValue; updated_by: string } {
  return { updated_at: serverTimestamp(), updated_by: author() };
}

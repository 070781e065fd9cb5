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

/** When a record was written, by the server's clock, and by whom. */
export function writeStamps(): { updated_at: FieldValue; updated_by: string } {
  return { updated_at: serverTimestamp(), updated_by: author() };
}

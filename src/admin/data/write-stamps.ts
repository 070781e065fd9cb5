import { type FieldValue, serverTimestamp } from 'firebase/firestore';
import { adminAuth } from './admin-auth.ts';

/**
 * The account that writes: the security rules ask for it in every write.
 * @throws Error when the session has ended meanwhile.
 */
export function author(): string {
  const uid = adminAuth.currentUser?.uid;
  if (uid === undefined) throw new Error('Nobody is signed in.');
  return uid;
}

/** The signature of a record: when it was written, by the server's clock, and by whom. */
export function writeStamps(): { updated_at: FieldValue; updated_by: string } {
  return { updated_at: serverTimestamp(), updated_by: author() };
}

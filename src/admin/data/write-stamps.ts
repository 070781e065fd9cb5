import { type FieldValue, serverTimestamp } from 'firebase/firestore';
import { adminAuth } from './admin-auth.ts';

/**
 * The account that writes, which the security rules ask for in each write.
 * @throws Error when nobody is signed in: the session ended meanwhile.
 */
export function author(): string {
  const uid = adminAuth.currentUser?.uid;
  if (uid === undefined) throw new Error('Nobody is signed in.');
  return uid;
}

/** What every record written carries: when, by the server's clock, and by whom. */
export function writeStamps(): { updated_at: FieldValue; updated_by: string } {
  return { updated_at: serverTimestamp(), updated_by: author() };
}

/** The note without which the rules refuse a deletion: who, when, and the links that go along. */
export function removalNote(links: readonly string[]): {
  uid: string;
  at: FieldValue;
  links: readonly string[];
} {
  return { uid: author(), at: serverTimestamp(), links };
}

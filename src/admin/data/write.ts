import {
  type FieldValue,
  runTransaction,
  serverTimestamp,
  type Transaction,
} from 'firebase/firestore';
import { adminAuth } from './admin-auth.ts';
import { adminDb } from './admin-db.ts';
import { AdminError, isUnanswered, requireOnline, withDeadline } from './errors.ts';
import { noteRefusal } from './session.ts';

/**
 * Returns the uid of the current account, which the security rules require in every write.
 * @throws Error when the session has ended meanwhile.
 */
export function author(): string {
  const uid = adminAuth.currentUser?.uid;
  if (uid === undefined) throw new Error('Nobody is signed in.');
  return uid;
}

/** Returns the fields that say when, by the server's clock, and by whom a record is written. */
export function writeStamps(): { updated_at: FieldValue; updated_by: string } {
  return { updated_at: serverTimestamp(), updated_by: author() };
}

/**
 * Writes in a transaction, within the deadline. Offline, a plain write would be queued, seem done, and
 * be lost with the tab. The SDK retries `write` after a lost answer: `write` must recognise its own
 * earlier write.
 * @throws AdminError « offline », « unanswered » when nothing was written, « unconfirmed » when the
 * write may have taken effect.
 */
export async function writeTransaction<TResult>(
  write: (transaction: Transaction) => Promise<TResult>,
): Promise<TResult> {
  requireOnline();
  let isSent = false;
  let isOver = false;
  const run = async () => {
    // A transaction never ends while its token cannot be renewed.
    await adminAuth.currentUser?.getIdToken();
    return runTransaction(adminDb, async (transaction) => {
      const result = await write(transaction);
      // Nothing may be written once the user has been told that there was no answer.
      if (isOver) throw new AdminError('unanswered');
      isSent = true;
      return result;
    });
  };
  try {
    return await withDeadline(run());
  } catch (error) {
    isOver = true;
    noteRefusal(error);
    if (isSent && isUnanswered(error)) throw new AdminError('unconfirmed');
    throw error;
  }
}

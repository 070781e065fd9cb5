import { runTransaction, serverTimestamp, type Transaction } from 'firebase/firestore';
import { adminAuth } from './admin-auth.ts';
import { adminDb } from './admin-db.ts';
import {
  AdminError,
  isUnansweredError,
  requireOnline,
  UNCONFIRMED_MESSAGE,
  UnansweredError,
  withAdminDeadline,
} from './errors.ts';
import { recheckRightsOnRefusal } from './session.ts';

/** Returns the current account's id, which the security rules require in writes. @throws Error if signed out */
export function requireAdminUid(): string {
  const uid = adminAuth.currentUser?.uid;
  if (uid === undefined) throw new Error('Nobody is signed in.');
  return uid;
}

/** Returns a placeholder that Firestore's server replaces by the time of the write. */
export const createServerTimestamp = serverTimestamp;

export const updatedAtAndBy = () => ({
  updated_at: createServerTimestamp(),
  updated_by: requireAdminUid(),
});

/** Runs a transaction. After a lost response, the SDK repeats `write`, which must recognise its own earlier write. */
export async function runWriteTransaction<TResult>(
  write: (transaction: Transaction) => Promise<TResult>,
): Promise<TResult> {
  requireOnline();
  let isSent = false;
  let isOver = false;
  const run = async () => {
    // Gets the ID token first, within the timeout: a transaction would never end while its token cannot be renewed.
    await adminAuth.currentUser?.getIdToken();
    return runTransaction(adminDb, async (transaction) => {
      const result = await write(transaction);
      // After the timeout, the user has been told that the server did not answer: nothing may be written any more.
      if (isOver) throw new UnansweredError();
      isSent = true;
      return result;
    });
  };
  try {
    return await withAdminDeadline(run());
  } catch (error) {
    isOver = true;
    recheckRightsOnRefusal(error);
    if (isSent && isUnansweredError(error)) throw new AdminError(UNCONFIRMED_MESSAGE);
    throw error;
  }
}

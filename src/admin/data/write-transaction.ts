import { FirebaseError } from 'firebase/app';
import { runTransaction, type Transaction } from 'firebase/firestore';
import { adminAuth } from './admin-auth.ts';
import { adminDb } from './admin-db.ts';
import { isUnanswered } from './admin-error.ts';
import { requireOnline } from './require-online.ts';
import { noteRefusal } from './session-state.ts';
import { NoAnswerError, withDeadline } from './with-deadline.ts';

/** A write was sent but not answered: it may or may not have taken effect. */
export class UnconfirmedError extends Error {
  override name = 'UnconfirmedError';
}

const isSessionError = (error: unknown): boolean =>
  error instanceof FirebaseError && error.code.startsWith('auth/');

/**
 * Writes in a transaction, within the deadline. A plain write would be queued without a server, seem
 * done, and be lost with the tab. The SDK repeats `write` when the answer was lost: it must recognise
 * its own earlier write.
 * @throws OfflineError without a network.
 * @throws UnconfirmedError when the write may have taken effect, NoAnswerError when it did not.
 */
export async function writeTransaction<TResult>(
  write: (transaction: Transaction) => Promise<TResult>,
): Promise<TResult> {
  requireOnline();
  let isSent = false;
  let isOver = false;
  const run = async () => {
    // With a token that cannot be renewed, a transaction never ends.
    await adminAuth.currentUser?.getIdToken();
    return runTransaction(adminDb, async (transaction) => {
      const result = await write(transaction);
      // Nothing may be written once the user has been told that there was no answer.
      if (isOver) throw new NoAnswerError('Too late.');
      isSent = true;
      return result;
    });
  };
  try {
    return await withDeadline(run());
  } catch (error) {
    isOver = true;
    noteRefusal(error);
    if (isSent && (isUnanswered(error) || isSessionError(error)))
      throw new UnconfirmedError('No answer to a write.');
    throw error;
  }
}

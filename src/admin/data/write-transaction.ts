import { FirebaseError } from 'firebase/app';
import { runTransaction, type Transaction } from 'firebase/firestore';
import { adminAuth } from './admin-auth.ts';
import { adminDb } from './admin-db.ts';
import { isUnanswered } from './admin-error.ts';
import { requireOnline } from './require-online.ts';
import { NoAnswerError, withDeadline } from './with-deadline.ts';

/** A write was sent and its answer lost: nobody knows whether it was written. */
export class UnconfirmedError extends Error {
  override name = 'UnconfirmedError';
}

const isSessionError = (error: unknown): boolean =>
  error instanceof FirebaseError && error.code.startsWith('auth/');

/**
 * Writes in a transaction, which fails without a server, and does so within the deadline: a plain
 * write would wait, seem done, and be lost with the tab. The SDK runs `write` again when the answer
 * was lost: `write` has to recognise what it wrote before.
 * @throws OfflineError without a network.
 * @throws UnconfirmedError when it may have been written, NoAnswerError when it was not.
 */
export async function writeTransaction<TResult>(
  write: (transaction: Transaction) => Promise<TResult>,
): Promise<TResult> {
  requireOnline();
  let isSent = false;
  let isOver = false;
  const run = async () => {
    // Asked for first: with a token that cannot be renewed a transaction never ends.
    await adminAuth.currentUser?.getIdToken();
    return runTransaction(adminDb, async (transaction) => {
      const result = await write(transaction);
      // Nothing is written once people have been told that there was no answer.
      if (isOver) throw new NoAnswerError('Too late.');
      isSent = true;
      return result;
    });
  };
  try {
    return await withDeadline(run());
  } catch (error) {
    isOver = true;
    if (isSent && (isUnanswered(error) || isSessionError(error)))
      throw new UnconfirmedError('No answer to a write.');
    throw error;
  }
}

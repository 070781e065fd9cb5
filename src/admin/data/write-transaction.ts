import { FirebaseError } from 'firebase/app';
import { runTransaction, type Transaction } from 'firebase/firestore';
import { adminAuth } from './admin-auth.ts';
import { adminDb } from './admin-db.ts';
import { requireOnline } from './require-online.ts';
import { NoAnswerError, withDeadline } from './with-deadline.ts';

/** A write was sent and the answer lost: whether it was written is not known. */
export class UnconfirmedError extends Error {
  override name = 'UnconfirmedError';
}

/** What the SDK says when the server did not, or when it broke. */
const NO_VERDICT = new Set([
  'unavailable',
  'deadline-exceeded',
  'cancelled',
  'internal',
  'unknown',
]);

const isUnanswered = (error: unknown): boolean =>
  error instanceof NoAnswerError ||
  (error instanceof FirebaseError &&
    (NO_VERDICT.has(error.code) || error.code.startsWith('auth/')));

/**
 * Writes in a transaction, which fails without a server, and says so within 20 seconds: a plain write
 * would wait, seem done, and be lost with the tab. The SDK runs `write` again after an answer that
 * was lost: it is to find what it wrote then.
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
    // Asked for first: a token that cannot be renewed leaves a transaction without an end.
    await adminAuth.currentUser?.getIdToken();
    return runTransaction(adminDb, async (transaction) => {
      const result = await write(transaction);
      // Nothing is written after people were told that there was no answer.
      if (isOver) throw new NoAnswerError('Too late.');
      isSent = true;
      return result;
    });
  };
  try {
    return await withDeadline(run());
  } catch (error) {
    isOver = true;
    if (isSent && isUnanswered(error)) throw new UnconfirmedError('No answer to a write.');
    throw error;
  }
}

import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/v2/https';
import { isOvertaken } from '../calls/firestore-error.ts';

const BUSY = 'Quelqu’un d’autre modifie cette fiche en ce moment\u00a0: réessayez';

/** A refusal that the administrator can do something about; `details` tell the browser why. */
export function refusal(
  message: string,
  details: { reason: string; fields?: string[] },
): HttpsError {
  return new HttpsError('failed-precondition', message, details);
}

/**
 * A transaction that an administrator asked for.
 * @throws HttpsError aborted when others kept writing to the same documents.
 */
export async function adminTransaction<TResult>(
  db: Firestore,
  write: (transaction: Transaction) => Promise<TResult>,
): Promise<TResult> {
  try {
    return await db.runTransaction(write);
  } catch (error) {
    if (isOvertaken(error)) throw new HttpsError('aborted', BUSY);
    throw error;
  }
}

import { type DocumentData, doc, serverTimestamp } from 'firebase/firestore';
import { COLLECTIONS, type CollectionName } from '#domain/site/collections.ts';
import { adminDb } from './admin-db.ts';
import { GoneError } from './admin-error.ts';
import { writeStamps } from './write-stamps.ts';
import { writeTransaction } from './write-transaction.ts';

// All of them throw OfflineError without a network; UnconfirmedError or NoAnswerError when the server
// does not answer; GoneError when the record has been deleted meanwhile.

/** Changes some fields of a record, and its stamps. */
export async function updateRecord(
  collection: CollectionName,
  id: string,
  fields: DocumentData,
): Promise<void> {
  const record = doc(adminDb, collection, id);
  await writeTransaction(async (transaction) => {
    if (!(await transaction.get(record)).exists()) throw new GoneError('No such record.');
    transaction.update(record, { ...fields, ...writeStamps() });
  });
}

/** Marks a request as handled now, or reopens it. */
export function setHandled(id: string, handled: boolean): Promise<void> {
  const handled_at = handled ? serverTimestamp() : null;
  return updateRecord(COLLECTIONS.contactRequests, id, { handled, handled_at });
}

/** Has a request's email sent again by the outbox. */
export function sendAgain(id: string): Promise<void> {
  return updateRecord(COLLECTIONS.contactRequests, id, { resend: true });
}

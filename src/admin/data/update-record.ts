import { type DocumentData, doc, serverTimestamp } from 'firebase/firestore';
import { COLLECTIONS, type CollectionName } from '#domain/site/collections.ts';
import { adminDb } from './admin-db.ts';
import { GoneError } from './admin-error.ts';
import { dateOf } from './publication.ts';
import { authorEmail, writeStamps } from './write-stamps.ts';
import { writeTransaction } from './write-transaction.ts';

// All of them throw OfflineError without a network; UnconfirmedError or NoAnswerError when the server
// does not answer; GoneError when the record has been deleted meanwhile.

/** Changes some fields of a record, and its stamps; what is shown for the first time is dated now. */
export async function updateRecord(
  collection: CollectionName,
  id: string,
  fields: DocumentData,
): Promise<void> {
  const record = doc(adminDb, collection, id);
  await writeTransaction(async (transaction) => {
    const stored = (await transaction.get(record)).data();
    if (!stored) throw new GoneError('No such record.');
    const isUndated = stored.created_at === null;
    const date = isUndated ? { created_at: dateOf(collection, stored, fields) } : {};
    transaction.update(record, { ...fields, ...date, ...writeStamps() });
  });
}

/** Marks a request as handled now, by the current account, or reopens it. */
export function setHandled(id: string, handled: boolean): Promise<void> {
  return updateRecord(COLLECTIONS.contactRequests, id, {
    handled,
    handled_at: handled ? serverTimestamp() : null,
    handled_by: handled ? authorEmail() : null,
  });
}

/** Keeps the administrators' note on a request; an empty one is removed. */
export function setNote(id: string, note: string): Promise<void> {
  return updateRecord(COLLECTIONS.contactRequests, id, { note: note.trim() || null });
}

/** Has a request's email sent again by the outbox. */
export function sendAgain(id: string): Promise<void> {
  return updateRecord(COLLECTIONS.contactRequests, id, { resend: true });
}

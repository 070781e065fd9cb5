import { type DocumentData, doc, serverTimestamp, type Transaction } from 'firebase/firestore';
import type { ConsentBasis } from '#domain/newsletter/consent-basis.ts';
import { COLLECTIONS, type CollectionName } from '#domain/site/collections.ts';
import { adminDb } from './admin-db.ts';
import { GoneError } from './admin-error.ts';
import { publishLinks } from './hotel-links.ts';
import { dateOf } from './publication.ts';
import { authorEmail, writeStamps } from './write-stamps.ts';
import { writeTransaction } from './write-transaction.ts';

// All of them throw OfflineError without a network; UnconfirmedError or NoAnswerError when the server
// does not answer; GoneError when the record has been deleted meanwhile.

/** What changes of a record. */
export type RecordChange = { id: string; fields: DocumentData };

/** Reads a record. @returns a function that changes it; null when it has been deleted meanwhile */
async function prepareChange(
  transaction: Transaction,
  collection: CollectionName,
  { id, fields }: RecordChange,
): Promise<(() => void) | null> {
  const record = doc(adminDb, collection, id);
  const stored = (await transaction.get(record)).data();
  if (!stored) return null;
  const isUndated = stored.created_at === null;
  const date = isUndated ? { created_at: dateOf(collection, stored, fields) } : {};
  const isLinked = collection === COLLECTIONS.hotels && 'published' in fields;
  const writeLinks = isLinked && (await publishLinks(transaction, id, fields.published === true));
  return () => {
    transaction.update(record, { ...fields, ...date, ...writeStamps() });
    if (writeLinks) writeLinks();
  };
}

/** Changes some fields of a record, and its stamps; what is shown for the first time is dated now. */
export async function updateRecord(
  collection: CollectionName,
  id: string,
  fields: DocumentData,
): Promise<void> {
  await writeTransaction(async (transaction) => {
    const write = await prepareChange(transaction, collection, { id, fields });
    if (!write) throw new GoneError('No such record.');
    write();
  });
}

/**
 * Changes records, at most UPDATE_MAX, in one transaction: the journal shows them as one change.
 * @returns the ids of those that were not deleted meanwhile.
 */
export async function updateRecords(
  collection: CollectionName,
  changes: readonly RecordChange[],
): Promise<string[]> {
  return writeTransaction(async (transaction) => {
    const writes = await Promise.all(
      changes.map((change) => prepareChange(transaction, collection, change)),
    );
    for (const write of writes) write?.();
    return changes.filter((_, index) => writes[index]).map(({ id }) => id);
  });
}

/** What is stored with an activation: how the person agreed, and when that was said. */
export const activationOf = (basis: ConsentBasis): DocumentData => ({
  activation_basis: basis,
  activated_at: serverTimestamp(),
});

/** Deletes a photograph, or takes that back; its files are served until it is erased. */
export function setPhotoDeleted(id: string, isDeleted: boolean): Promise<void> {
  return updateRecord(COLLECTIONS.media, id, { deleted_at: isDeleted ? serverTimestamp() : null });
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

/** Has the mails of a request or a subscription that failed sent again, with all their attempts. */
export function sendAgain(collection: CollectionName, id: string): Promise<void> {
  const due = { delivery: 'pending', mail_due_at: serverTimestamp(), mail_attempts: 0 };
  return updateRecord(collection, id, due);
}

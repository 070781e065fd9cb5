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

/** The fields to change of a record that is there; null leaves it alone. */
type Change = (
  stored: DocumentData,
  id: string,
) => DocumentData | null | Promise<DocumentData | null>;

/** Reads a record. @returns a function that changes it; null when there is nothing to change */
async function prepareChange(
  transaction: Transaction,
  { collection, id, change }: { collection: CollectionName; id: string; change: Change },
): Promise<(() => void) | null> {
  const record = doc(adminDb, collection, id);
  const stored = (await transaction.get(record)).data();
  const fields = stored ? await change(stored, id) : null;
  if (!stored || !fields) return null;
  const isUndated = stored.created_at === null;
  const date = isUndated ? { created_at: dateOf(collection, stored, fields) } : {};
  const isLinked = collection === COLLECTIONS.hotels && 'published' in fields;
  const writeLinks = isLinked && (await publishLinks(transaction, id, fields));
  return () => {
    transaction.update(record, { ...fields, ...date, ...writeStamps() });
    if (writeLinks) writeLinks();
  };
}

/**
 * Changes records, at most UPDATE_MAX, in one transaction, hotels with their links: the journal shows
 * them as one change. What is shown for the first time is dated now.
 * @returns the ids of those that were changed.
 */
export function changeRecords(
  collection: CollectionName,
  ids: readonly string[],
  change: Change,
): Promise<string[]> {
  return writeTransaction(async (transaction) => {
    const writes = await Promise.all(
      ids.map((id) => prepareChange(transaction, { collection, id, change })),
    );
    for (const write of writes) write?.();
    return ids.filter((_, index) => writes[index]);
  });
}

/** Changes some fields of records. @returns the ids of those that were not deleted meanwhile */
export function updateRecords(
  collection: CollectionName,
  changes: readonly RecordChange[],
): Promise<string[]> {
  const fields = new Map(changes.map((change) => [change.id, change.fields]));
  return changeRecords(collection, [...fields.keys()], (stored, id) =>
    stored.deleted_at ? null : (fields.get(id) ?? null),
  );
}

/** Changes some fields of a record, and its stamps. */
export async function updateRecord(
  collection: CollectionName,
  id: string,
  fields: DocumentData,
): Promise<void> {
  const updated = await updateRecords(collection, [{ id, fields }]);
  if (updated.length === 0) throw new GoneError('No such record.');
}

/** What is stored with an activation: how the person agreed, and when that was said. */
export const activationOf = (basis: ConsentBasis): DocumentData => ({
  activation_basis: basis,
  activated_at: serverTimestamp(),
});

/** Deletes a photograph, or takes that back; its files are served until it is erased. */
export async function setPhotoDeleted(id: string, isDeleted: boolean): Promise<void> {
  const fields = { deleted_at: isDeleted ? serverTimestamp() : null };
  const changed = await changeRecords(COLLECTIONS.media, [id], () => fields);
  if (changed.length === 0) throw new GoneError('No such photograph.');
}

/** Marks requests as handled now, by the current account, or reopens them. */
export function setHandled(ids: readonly string[], handled: boolean): Promise<string[]> {
  const fields = {
    handled,
    handled_at: handled ? serverTimestamp() : null,
    handled_by: handled ? authorEmail() : null,
  };
  return updateRecords(
    COLLECTIONS.contactRequests,
    ids.map((id) => ({ id, fields })),
  );
}

/** Has the mails of a request or a subscription that failed sent again, with all their attempts. */
export function sendAgain(collection: CollectionName, id: string): Promise<void> {
  const due = { delivery: 'pending', mail_due_at: serverTimestamp(), mail_attempts: 0 };
  return updateRecord(collection, id, due);
}

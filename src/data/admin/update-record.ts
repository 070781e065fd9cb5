import { type DocumentData, doc } from 'firebase/firestore';
import type { CollectionName } from '#domain/collections.ts';
import { adminDb } from './admin-db.ts';
import { writeStamps } from './write-stamps.ts';
import { writeTransaction } from './write-transaction.ts';

/**
 * Changes some fields of a record, stamped as saved now.
 * @throws OfflineError without a network.
 * @throws UnconfirmedError, NoAnswerError when the server does not answer.
 */
export async function updateRecord(
  collection: CollectionName,
  id: string,
  fields: DocumentData,
): Promise<void> {
  const record = doc(adminDb, collection, id);
  await writeTransaction(async (transaction) => {
    await transaction.get(record);
    transaction.update(record, { ...fields, ...writeStamps() });
  });
}

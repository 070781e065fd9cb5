import { type DocumentData, doc } from 'firebase/firestore';
import type { CollectionName } from '#domain/site/collections.ts';
import { adminDb } from './admin-db.ts';
import { GoneError } from './gone-error.ts';
import { writeStamps } from './write-stamps.ts';
import { writeTransaction } from './write-transaction.ts';

/**
 * Changes some fields of a record, stamped as saved now.
 * @throws GoneError when it has been deleted meanwhile.
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
    if (!(await transaction.get(record)).exists()) throw new GoneError('No such record.');
    transaction.update(record, { ...fields, ...writeStamps() });
  });
}

import { type DocumentData, doc, runTransaction } from 'firebase/firestore';
import type { CollectionName } from '#domain/collections.ts';
import { adminDb } from './admin-db.ts';
import { requireOnline } from './require-online.ts';
import { writeStamps } from './write-stamps.ts';

/**
 * Changes some fields of a record, stamped as saved now. In a transaction, which fails without a
 * server: a plain write would wait, seem done, and be lost with the tab.
 * @throws OfflineError without a network.
 */
export async function updateRecord(
  collection: CollectionName,
  id: string,
  fields: DocumentData,
): Promise<void> {
  requireOnline();
  const record = doc(adminDb, collection, id);
  await runTransaction(adminDb, async (transaction) => {
    await transaction.get(record);
    transaction.update(record, { ...fields, ...writeStamps() });
  });
}

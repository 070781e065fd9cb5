import { type DocumentData, doc, updateDoc } from 'firebase/firestore';
import type { CollectionName } from '#domain/collections.ts';
import { adminDb } from './admin-db.ts';
import { requireOnline } from './require-online.ts';
import { writeStamps } from './write-stamps.ts';

/**
 * Changes some fields of a record, stamped as saved now.
 * @throws OfflineError without a network.
 */
export async function updateRecord(
  collection: CollectionName,
  id: string,
  fields: DocumentData,
): Promise<void> {
  requireOnline();
  await updateDoc(doc(adminDb, collection, id), { ...fields, ...writeStamps() });
}

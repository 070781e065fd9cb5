import { type DocumentData, FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { Plan } from './plans.ts';
import { TABLE_NAMES } from './tables.ts';

/** Reads all stored documents of the collections into which an import writes, by path. */
export async function readStoredDocuments(db: Firestore): Promise<Map<string, DocumentData>> {
  const found = await Promise.all(TABLE_NAMES.map((name) => db.collection(name).get()));
  const documents = found.flatMap(({ docs }) => docs);
  return new Map(documents.map((document) => [document.ref.path, document.data()]));
}

/** Writes the new documents of an import. @throws if one of these documents exists by now */
export async function writeNew(db: Firestore, plans: readonly Plan[]): Promise<void> {
  const writer = db.bulkWriter();
  const added = plans.flatMap(({ entries }) => entries.filter(({ state }) => state === 'new'));
  const writes = added.map(({ path, fields }) => {
    const stamps = { updated_at: FieldValue.serverTimestamp(), updated_by: null };
    return writer.create(db.doc(path), { ...fields, ...stamps });
  });
  await Promise.all([...writes, writer.close()]);
}

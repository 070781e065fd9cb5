import { type DocumentData, FieldValue, type Firestore } from 'firebase-admin/firestore';
import { IMPORT_RUN, type Plan, readerMark, readerMarks } from './plans.ts';
import { TABLE_NAMES } from './tables.ts';

/** Reads all stored documents of the collections into which an import writes and its last run, by path. */
export async function readStoredDocuments(db: Firestore): Promise<Map<string, DocumentData>> {
  const found = await Promise.all(TABLE_NAMES.map((name) => db.collection(name).get()));
  const documents = [...found.flatMap(({ docs }) => docs), await db.doc(IMPORT_RUN).get()];
  return new Map(documents.map((document) => [document.ref.path, document.data() ?? {}]));
}

/**
 * Writes the new documents of an import, then which readers it brought: one of them who is missing in a later import
 * was erased meanwhile. @throws if one of these documents exists by now
 */
export async function writeNew(db: Firestore, plans: readonly Plan[]): Promise<void> {
  const writer = db.bulkWriter();
  const entries = plans.flatMap((plan) => plan.entries);
  const added = entries.filter(({ state }) => state === 'new');
  const writes = added.map(({ path, fields }) => {
    const stamps = { updated_at: FieldValue.serverTimestamp(), updated_by: null };
    return writer.create(db.doc(path), { ...fields, ...stamps });
  });
  await Promise.all([...writes, writer.close()]);
  const readers = entries.filter(({ fields }) => fields && 'email' in fields);
  if (readers.length === 0) return;
  const run = db.doc(IMPORT_RUN);
  const former = readerMarks((await run.get()).data());
  const marks = [...former, ...readers.map(({ path }) => readerMark(path))];
  await run.set({ readers: [...new Set(marks)].join(' ') });
}

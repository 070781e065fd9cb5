import { type DocumentData, FieldValue, type Firestore } from 'firebase-admin/firestore';
import {
  deriveShortSubscriberId,
  IMPORTED_SUBSCRIBERS_DOCUMENT_PATH,
  parseShortSubscriberIds,
  SUBSCRIBERS_TABLE,
  type TablePlan,
} from './plans.ts';
import { EXPORTED_TABLE_NAMES } from './tables.ts';

/** Returns, by path, all documents of the import's target collections, and the note on subscribers imported earlier. */
export async function readImportTargetDocuments(db: Firestore): Promise<Map<string, DocumentData>> {
  const snapshots = await Promise.all(
    EXPORTED_TABLE_NAMES.map((name) => db.collection(name).get()),
  );
  const documents = [
    ...snapshots.flatMap(({ docs }) => docs),
    await db.doc(IMPORTED_SUBSCRIBERS_DOCUMENT_PATH).get(),
  ];
  return new Map(documents.map((document) => [document.ref.path, document.data() ?? {}]));
}

/**
 * Writes an import's new documents, then lists all subscribers of the import. If a listed subscriber is no longer
 * stored at a later import, the person was erased, and is not imported again. @throws if a document was created
 * meanwhile
 */
export async function writeImportedDocuments(
  db: Firestore,
  plans: readonly TablePlan[],
): Promise<void> {
  const writer = db.bulkWriter();
  const entries = plans.flatMap((plan) => plan.entries);
  const added = entries.filter(({ state }) => state === 'new');
  const writes = added.map(({ path, fields }) => {
    const stamps = { updated_at: FieldValue.serverTimestamp(), updated_by: null };
    return writer.create(db.doc(path), { ...fields, ...stamps });
  });
  await Promise.all([...writes, writer.close()]);
  const readers = plans
    .filter(({ name }) => name === SUBSCRIBERS_TABLE)
    .flatMap((plan) => plan.entries.filter(({ fields }) => fields));
  if (readers.length === 0) return;
  const run = db.doc(IMPORTED_SUBSCRIBERS_DOCUMENT_PATH);
  const formerMarks = parseShortSubscriberIds((await run.get()).data());
  const marks = [...formerMarks, ...readers.map(({ path }) => deriveShortSubscriberId(path))];
  // Keeps the latest 90,000 subscribers: a longer text would exceed Firestore's maximum size of a document.
  await run.set({ readers: [...new Set(marks)].slice(-90_000).join(' ') });
}

import { type DocumentData, FieldValue, type Firestore } from 'firebase-admin/firestore';
import { dateIn } from '../../functions/src/firestore-values.ts';
import { IMPORT_RUN, type Plan } from './plans.ts';
import { TABLE_NAMES } from './tables.ts';

/** Reads, by path, the import's last run and all documents of the collections into which an import writes. */
export async function readStoredDocuments(db: Firestore): Promise<Map<string, DocumentData>> {
  const found = await Promise.all(TABLE_NAMES.map((name) => db.collection(name).get()));
  const documents = [...found.flatMap(({ docs }) => docs), await db.doc(IMPORT_RUN).get()];
  return new Map(documents.map((document) => [document.ref.path, document.data() ?? {}]));
}

/**
 * Writes an import's new documents, then the latest date of its subscriptions: a subscriber with an earlier date who is
 * not stored any more at the next import was erased. @throws if one of the documents exists by now
 */
export async function writeNew(db: Firestore, plans: readonly Plan[], now: Date): Promise<void> {
  const writer = db.bulkWriter();
  const entries = plans.flatMap((plan) => plan.entries);
  const added = entries.filter(({ state }) => state === 'new');
  const writes = added.map(({ path, fields }) => {
    const stamps = { updated_at: FieldValue.serverTimestamp(), updated_by: null };
    return writer.create(db.doc(path), { ...fields, ...stamps });
  });
  await Promise.all([...writes, writer.close()]);
  const run = db.doc(IMPORT_RUN);
  const former = dateIn((await run.get()).get('readers_until'));
  const dates = [former, ...entries.map(({ fields }): unknown => fields?.subscribed_at)];
  // A subscriber without a date in the export is stored as subscribed now.
  const past = dates.filter((date) => date instanceof Date && date < now).map(Number);
  if (past.length > 0) await run.set({ readers_until: new Date(Math.max(...past)) });
}

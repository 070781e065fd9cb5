import { type DocumentData, FieldValue, type Firestore } from 'firebase-admin/firestore';
import { dateIn } from '../../functions/src/firestore-values.ts';
import { IMPORT_RUN, type Plan } from './plans.ts';
import { TABLE_NAMES } from './tables.ts';

/** Reads all stored documents of the collections into which an import writes and its last run, by path. */
export async function readStoredDocuments(db: Firestore): Promise<Map<string, DocumentData>> {
  const found = await Promise.all(TABLE_NAMES.map((name) => db.collection(name).get()));
  const documents = [...found.flatMap(({ docs }) => docs), await db.doc(IMPORT_RUN).get()];
  return new Map(documents.map((document) => [document.ref.path, document.data() ?? {}]));
}

/**
 * Writes the new documents of an import, then until when its readers had subscribed: one of them who is missing in a
 * later import was erased meanwhile. @throws if one of these documents exists by now
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
  // Who comes without a date is stored as subscribed now.
  const past = dates.filter((date) => date instanceof Date && date < now).map(Number);
  if (past.length > 0) await run.set({ readers_until: new Date(Math.max(...past)) });
}

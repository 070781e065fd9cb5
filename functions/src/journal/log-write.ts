import type { Firestore } from 'firebase-admin/firestore';
import { type AuditAction, isPersonal } from '../../../src/domain/admin/audit-entry.ts';
import { COLLECTIONS } from '../../../src/domain/site/collections.ts';
import { isAlreadyThere } from '../calls/firestore-error.ts';
import { type Actor, changedFields, type DocumentWrite, journalEntry } from './journal-entry.ts';

export type LoggedWrite = DocumentWrite & {
  /** The id of its journal entry. */
  auditId: string;
  actor: Actor | null;
  at: Date;
  /** What it has in common with the other writes of one operation. */
  batch?: string | null;
};

/** What a write did. */
function actionOf({ before, after }: DocumentWrite): AuditAction {
  if (before === null) return 'create';
  return after === null ? 'delete' : 'update';
}

/** What was known of a person goes with the person's document: that it was deleted stays. */
async function eraseEarlier(db: Firestore, { collection, documentId }: DocumentWrite) {
  const { docs } = await db
    .collection(COLLECTIONS.auditLog)
    .where('collection', '==', collection)
    .where('document_id', '==', documentId)
    .where('action', 'in', ['create', 'update', 'restore'])
    .get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
}

/** Logs a write, once: an event may be delivered twice, and callables log what they do themselves. */
export async function logWrite(db: Firestore, write: LoggedWrite): Promise<void> {
  const { auditId, actor, at, collection, documentId, batch } = write;
  if (changedFields(write).length === 0) return;
  const action = actionOf(write);
  try {
    const entry = journalEntry(write, { action, actor, at, batch });
    await db.collection(COLLECTIONS.auditLog).doc(auditId).create(entry);
  } catch (error) {
    if (!isAlreadyThere(error)) throw error;
  }
  if (!isPersonal(collection)) return;
  // Events come in any order: that of the deletion may be over.
  const isGone = action === 'delete' || !(await db.doc(`${collection}/${documentId}`).get()).exists;
  if (isGone) await eraseEarlier(db, write);
}

import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/v2/https';
import * as v from 'valibot';
import { type RestoreAnswer, RestoreRecord } from '../../../src/domain/admin/admin-calls.ts';
import { AuditEntry, isPersonal } from '../../../src/domain/admin/audit-entry.ts';
import { COLLECTIONS } from '../../../src/domain/site/collections.ts';
import { adminRequest } from '../admin/admin-request.ts';
import { adminTransaction, refusal } from '../admin/admin-transaction.ts';
import { siteCall } from '../calls/site-call.ts';
import { database } from '../database.ts';
import { type Restorer, restoreDeleted } from './restore-deleted.ts';
import { restoreUpdated } from './restore-updated.ts';

const UNKNOWN = 'Cette entrée du journal n’existe pas ou plus';
const CREATION = 'Une création ne se rétablit pas\u00a0: supprimez la fiche';
const REPLACEMENT = 'Revenez en arrière dans chacune des fiches qui montraient cette image';
const PERSONAL = 'Le journal ne garde pas ces données personnelles\u00a0: rien n’est à rétablir';

function readEntry(snapshot: DocumentSnapshot): AuditEntry {
  const data = snapshot.data();
  const at: unknown = data?.at?.toDate();
  const entry = { ...data, id: snapshot.id, at: at instanceof Date ? at.toISOString() : null };
  const parsed = v.safeParse(AuditEntry, entry);
  if (!parsed.success) throw new HttpsError('not-found', UNKNOWN);
  return parsed.output;
}

function requireRestorable({ action, collection, before, changed }: AuditEntry): void {
  if (action === 'create' || action === 'restore') {
    throw refusal(CREATION, { reason: 'creation' });
  }
  if (changed.includes('replaced_by')) throw refusal(REPLACEMENT, { reason: 'replacement' });
  const hasValues = isPersonal(collection) ? action === 'delete' : before !== null;
  if (!hasValues) throw refusal(PERSONAL, { reason: 'personal' });
}

/**
 * Undoes a logged write: a deleted document is there again with its links, changed fields have
 * their earlier values. Logged like every write, under the name of the restorer.
 * @throws HttpsError not-found, failed-precondition with the reason, aborted.
 */
export async function restoreEntry(
  db: Firestore,
  auditId: string,
  restorer: Restorer & { force: boolean },
): Promise<RestoreAnswer> {
  const entry = readEntry(await db.collection(COLLECTIONS.auditLog).doc(auditId).get());
  requireRestorable(entry);
  const restored = await adminTransaction(db, async (transaction) => {
    if (entry.action === 'delete') return restoreDeleted(db, transaction, entry, restorer);
    await restoreUpdated(db, transaction, entry, restorer);
    return { id: entry.document_id, links: 0, lost: 0 };
  });
  return { collection: entry.collection, ...restored };
}

export const restoreRecord = siteCall({}, async (request) => {
  const { actor, payload } = await adminRequest(RestoreRecord, request);
  const { auditId, force, batch } = payload;
  return restoreEntry(await database(), auditId, { actor, now: new Date(), force, batch });
});

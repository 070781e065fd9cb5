import { isDeepStrictEqual } from 'node:util';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { AuditEntry } from '../../../src/domain/admin/audit-entry.ts';
import { COLLECTIONS } from '../../../src/domain/site/collections.ts';
import type { Values } from './audit-write.ts';
import type { Restorer } from './restore-deleted.ts';
import { conflict, requireFreeSlug } from './restore-parts.ts';

const GONE = "Cette fiche a été supprimée depuis : rétablissez d'abord sa suppression";
const CHANGED = 'Ces champs ont été modifiés à nouveau depuis : les rétablir effacerait ce travail';

/**
 * Gives the fields that an update changed their earlier values; what changed elsewhere in the
 * document stays. Fields that changed again since are only overwritten with `force`.
 */
export async function restoreUpdated(
  db: Firestore,
  transaction: Transaction,
  entry: AuditEntry,
  { uid, now, force }: Restorer & { force: boolean },
): Promise<void> {
  const { before, after, changed, collection, document_id: id } = entry;
  const document = db.collection(collection).doc(id);
  const current = (await transaction.get(document)).data();
  if (!current) throw conflict(GONE, { reason: 'deleted' });
  const fields = changed.filter((name) => !isDeepStrictEqual(current[name], after?.[name]));
  if (fields.length > 0 && !force) throw conflict(CHANGED, { reason: 'changed', fields });
  const kept = Object.entries(current).filter(([name]) => !changed.includes(name));
  const values: Values = { ...Object.fromEntries(kept), ...before };
  if (collection === COLLECTIONS.destinations && changed.includes('destination_slug')) {
    await requireFreeSlug(db, transaction, id, values);
  }
  transaction.set(document, { ...values, updated_at: now, updated_by: uid });
}

import { isDeepStrictEqual } from 'node:util';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { AuditEntry } from '../../../src/domain/admin/audit-entry.ts';
import { COLLECTIONS } from '../../../src/domain/site/collections.ts';
import { refusal } from '../admin/admin-transaction.ts';
import { freeReservation, ownReservation } from '../admin/slug-reservation.ts';
import type { Values } from './journal-entry.ts';
import type { Restorer } from './restore-deleted.ts';
import { withoutStalePlan } from './stale-plan.ts';

const GONE = 'Cette fiche a été supprimée depuis\u00a0: rétablissez d’abord sa suppression';
export const CHANGED =
  'Ces champs ont été modifiés à nouveau depuis\u00a0: les rétablir effacerait ce travail';

/**
 * Gives the fields that an update changed their earlier values; what changed elsewhere in the
 * document stays. Fields that changed again since are only overwritten with `force`.
 */
export async function restoreUpdated(
  db: Firestore,
  transaction: Transaction,
  entry: AuditEntry,
  { actor, now, force }: Restorer & { force: boolean },
): Promise<void> {
  const { before, after, changed, collection, document_id: id } = entry;
  const document = db.collection(collection).doc(id);
  const current = (await transaction.get(document)).data();
  if (!current) throw refusal(GONE, { reason: 'deleted' });
  const fields = changed.filter((name) => !isDeepStrictEqual(current[name], after?.[name]));
  if (fields.length > 0 && !force) throw refusal(CHANGED, { reason: 'changed', fields });
  const kept = Object.entries(current).filter(([name]) => !changed.includes(name));
  const values: Values = { ...Object.fromEntries(kept), ...before };
  const stamps = { updated_at: now, updated_by: actor.uid };
  if (collection === COLLECTIONS.destinations && changed.includes('destination_slug')) {
    const given = await ownReservation(db, transaction, { id, slug: current.destination_slug });
    const taken = await freeReservation(db, transaction, { id, slug: values.destination_slug });
    if (given) transaction.delete(given);
    if (taken) transaction.set(taken, { destination_id: id, ...stamps });
  }
  transaction.set(document, { ...withoutStalePlan(collection, values, now), ...stamps });
}

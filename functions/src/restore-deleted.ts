import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { type AuditEntry, isPersonal } from '../../src/domain/audit-entry.ts';
import { COLLECTIONS } from '../../src/domain/collections.ts';
import { hotelDestinationId } from '../../src/domain/hotel-destination.ts';
import type { Values } from './audit-write.ts';
import { conflict, linksToRestore, requireBothEnds, requireFreeSlug } from './restore-parts.ts';

/** Who restores, and when. */
export type Restorer = { uid: string; now: Date };

const THERE_AGAIN = 'Cette fiche existe déjà : elle a été rétablie ou créée à nouveau';
const ERASED = 'Le délai d’une heure est passé : ces données personnelles sont effacées';

/** The values of a deleted document: of visitors' data only what the trash still holds. */
async function deletedValues(
  db: Firestore,
  transaction: Transaction,
  entry: AuditEntry,
  now: Date,
): Promise<Values> {
  if (!isPersonal(entry.collection) && entry.before) return entry.before;
  const trashed = await transaction.get(db.collection(COLLECTIONS.trash).doc(entry.id));
  const expiry: unknown = trashed.get('expires_at')?.toDate();
  const data: unknown = trashed.get('data');
  if (!(expiry instanceof Date) || expiry <= now || typeof data !== 'object' || data === null) {
    throw conflict(ERASED, { reason: 'erased' });
  }
  return { ...data };
}

/** A request's mails went with it: one that still waited has to be asked for again. */
function withoutMail(collection: string, { delivery }: Values): Values {
  if (collection !== COLLECTIONS.contactRequests || delivery === 'sent') return {};
  return { delivery: 'failed', delivery_error: 'Email effacé avec la demande' };
}

/** Puts a deleted document back, its links too. @returns how many links */
export async function restoreDeleted(
  db: Firestore,
  transaction: Transaction,
  entry: AuditEntry,
  { uid, now }: Restorer,
): Promise<number> {
  const { collection, document_id: id } = entry;
  const document = db.collection(collection).doc(id);
  if ((await transaction.get(document)).exists) {
    throw conflict(THERE_AGAIN, { reason: 'exists' });
  }
  const values = await deletedValues(db, transaction, entry, now);
  if (collection === COLLECTIONS.hotelDestinations) {
    await requireBothEnds(db, transaction, values);
    transaction.create(document, { ...values, updated_by: uid });
    return 1;
  }
  if (collection === COLLECTIONS.destinations) await requireFreeSlug(db, transaction, id, values);
  const links = await linksToRestore(db, transaction, id, entry.links);
  transaction.create(document, {
    ...values,
    ...withoutMail(collection, values),
    updated_at: now,
    updated_by: uid,
  });
  for (const link of links) {
    const linkId = hotelDestinationId(link.hotel_id, link.destination_id);
    const reference = db.collection(COLLECTIONS.hotelDestinations).doc(linkId);
    transaction.set(reference, { ...link, updated_by: uid });
  }
  transaction.delete(db.collection(COLLECTIONS.trash).doc(entry.id));
  return links.length;
}

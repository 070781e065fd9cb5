import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { type AuditEntry, isPersonal } from '../../../src/domain/admin/audit-entry.ts';
import { hotelDestinationId } from '../../../src/domain/hotel/hotel-destination.ts';
import { COLLECTIONS } from '../../../src/domain/site/collections.ts';
import type { Values } from './audit-write.ts';
import { noteRestoration } from './note-restoration.ts';
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

/** Puts a deleted document back, its links too. @returns how many links came, how many could not */
export async function restoreDeleted(
  db: Firestore,
  transaction: Transaction,
  entry: AuditEntry,
  restorer: Restorer,
): Promise<{ links: number; lost: number }> {
  const { uid, now } = restorer;
  const { collection, document_id: id } = entry;
  const document = db.collection(collection).doc(id);
  if ((await transaction.get(document)).exists) {
    throw conflict(THERE_AGAIN, { reason: 'exists' });
  }
  const values = await deletedValues(db, transaction, entry, now);
  if (collection === COLLECTIONS.hotelDestinations) {
    await requireBothEnds(db, transaction, values);
    transaction.create(document, { ...values, updated_by: uid });
    noteRestoration(db, transaction, { collection, document_id: id, links: [id] }, restorer);
    return { links: 1, lost: 0 };
  }
  if (collection === COLLECTIONS.destinations) await requireFreeSlug(db, transaction, id, values);
  const links = await linksToRestore(db, transaction, id, entry.links);
  transaction.create(document, {
    ...values,
    ...withoutMail(collection, values),
    updated_at: now,
    updated_by: uid,
  });
  const linkIds = links.map((link) => hotelDestinationId(link.hotel_id, link.destination_id));
  for (const [index, link] of links.entries()) {
    const reference = db.collection(COLLECTIONS.hotelDestinations).doc(linkIds[index] ?? '');
    transaction.set(reference, { ...link, updated_by: uid });
  }
  transaction.delete(db.collection(COLLECTIONS.trash).doc(entry.id));
  noteRestoration(db, transaction, { collection, document_id: id, links: linkIds }, restorer);
  return { links: links.length, lost: entry.links.length - links.length };
}

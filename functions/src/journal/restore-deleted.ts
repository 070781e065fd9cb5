import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { type AuditEntry, isPersonal } from '../../../src/domain/admin/audit-entry.ts';
import { hotelDestinationId, linkEnds } from '../../../src/domain/hotel/hotel-destination.ts';
import { COLLECTIONS } from '../../../src/domain/site/collections.ts';
import { refusal } from '../admin/admin-transaction.ts';
import { freeReservation } from '../admin/slug-reservation.ts';
import { type Actor, journalEntry, type Values, writeId } from './journal-entry.ts';
import { withoutStalePlan } from './stale-plan.ts';

/** Who restores, when, and what the restorations of one operation have in common. */
export type Restorer = { actor: Actor; now: Date; batch?: string | undefined };

/** The record that is there again, and what became of its links. */
type Restored = { id: string; links: number; lost: number };

type Deleted = { id: string; values: Values };

const THERE_AGAIN = 'Cette fiche existe déjà\u00a0: elle a été rétablie ou créée à nouveau';
const ERASED = 'Le délai d’une heure est passé\u00a0: ces données personnelles sont effacées';
const END_MISSING =
  'L’hôtel ou la destination de ce lien n’existe plus\u00a0: rétablissez-les d’abord';

/** A deleted document: of visitors' data only what the trash still holds. */
async function deletedRecord(
  db: Firestore,
  transaction: Transaction,
  entry: AuditEntry,
  now: Date,
): Promise<Deleted> {
  if (!isPersonal(entry.collection) && entry.before) {
    return { id: entry.document_id, values: entry.before };
  }
  const trashed = await transaction.get(db.collection(COLLECTIONS.trash).doc(entry.id));
  const expiry: unknown = trashed.get('expires_at')?.toDate();
  const data: unknown = trashed.get('data');
  if (!(expiry instanceof Date) || expiry <= now || typeof data !== 'object' || data === null) {
    throw refusal(ERASED, { reason: 'erased' });
  }
  const id: unknown = trashed.get('document_id');
  return { id: typeof id === 'string' ? id : entry.document_id, values: { ...data } };
}

/** A request's mails went with it: one that still waited has to be asked for again. */
function withoutMail(collection: string, { delivery }: Values): Values {
  if (collection !== COLLECTIONS.contactRequests || delivery === 'sent') return {};
  return { delivery: 'failed', delivery_error: 'E-mail effacé avec la demande' };
}

/** Of the links that were deleted with a record, those whose other record is still there. */
async function linksToRestore(
  db: Firestore,
  transaction: Transaction,
  { document_id, links }: AuditEntry,
): Promise<{ hotel_id: string; destination_id: string }[]> {
  if (links.length === 0) return [];
  const ends = links.map(linkEnds);
  const others = ends.map(({ hotel_id, destination_id }) =>
    hotel_id === document_id
      ? db.collection(COLLECTIONS.destinations).doc(destination_id)
      : db.collection(COLLECTIONS.hotels).doc(hotel_id),
  );
  const found = await transaction.getAll(...others);
  return ends.filter((_, index) => found[index]?.exists);
}

/** Refuses a link one end of which is gone. */
async function requireBothEnds(
  db: Firestore,
  transaction: Transaction,
  { hotel_id, destination_id }: Values,
): Promise<void> {
  const ends = await transaction.getAll(
    db.collection(COLLECTIONS.hotels).doc(String(hotel_id)),
    db.collection(COLLECTIONS.destinations).doc(String(destination_id)),
  );
  if (ends.some(({ exists }) => !exists)) throw refusal(END_MISSING, { reason: 'end-missing' });
}

/**
 * Puts a deleted document back, its links and its slug too, and logs it.
 * @returns how many links came back, and how many could not.
 */
export async function restoreDeleted(
  db: Firestore,
  transaction: Transaction,
  entry: AuditEntry,
  { actor, now, batch }: Restorer,
): Promise<Restored> {
  const { collection } = entry;
  const { id: documentId, values: deleted } = await deletedRecord(db, transaction, entry, now);
  const document = db.collection(collection).doc(documentId);
  if ((await transaction.get(document)).exists) throw refusal(THERE_AGAIN, { reason: 'exists' });
  const values = withoutStalePlan(collection, deleted, now);
  const isLink = collection === COLLECTIONS.hotelDestinations;
  if (isLink) await requireBothEnds(db, transaction, values);
  const reservation =
    collection === COLLECTIONS.destinations
      ? await freeReservation(db, transaction, { id: documentId, slug: values.destination_slug })
      : null;
  const links = await linksToRestore(db, transaction, entry);
  const stamps = { updated_at: now, updated_by: actor.uid };
  // Links are written unsigned: the entry below tells who put them back.
  const after = isLink
    ? { ...values, updated_by: null }
    : { ...values, ...withoutMail(collection, values), ...stamps };
  transaction.create(document, after);
  for (const link of links) {
    const id = hotelDestinationId(link.hotel_id, link.destination_id);
    transaction.set(db.collection(COLLECTIONS.hotelDestinations).doc(id), {
      ...link,
      published: values.published === true,
      updated_by: null,
    });
  }
  if (reservation) transaction.set(reservation, { destination_id: documentId, ...stamps });
  if (isPersonal(collection)) transaction.delete(db.collection(COLLECTIONS.trash).doc(entry.id));
  const write = { collection, documentId, before: null, after };
  transaction.create(
    db.collection(COLLECTIONS.auditLog).doc(writeId(write, now)),
    journalEntry(write, { action: 'restore', actor, at: now, batch }),
  );
  const lost = entry.links.length - links.length;
  return { id: documentId, links: isLink ? 1 : links.length, lost: isLink ? 0 : lost };
}

import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { AuditEntry } from '../../../src/domain/admin/audit-entry.ts';
import { REMOVABLE_COLLECTIONS, removalNoteId } from '../../../src/domain/admin/removal-note.ts';
import { linkEnds } from '../../../src/domain/hotel/hotel-destination.ts';
import { COLLECTIONS } from '../../../src/domain/site/collections.ts';
import type { Restorer } from './restore-deleted.ts';

const KEPT_MS = 86_400_000;

type Restored = Pick<AuditEntry, 'collection' | 'document_id'> & { links: readonly string[] };

/** The note on the deletion of a document; a link has its hotel's. */
function noteId({ collection, document_id }: Restored): string | null {
  if (collection === COLLECTIONS.hotelDestinations) {
    return removalNoteId(COLLECTIONS.hotels, linkEnds(document_id).hotel_id);
  }
  const removable = REMOVABLE_COLLECTIONS.find((name) => name === collection);
  return removable === undefined ? null : removalNoteId(removable, document_id);
}

/**
 * Tells the journal, in the same transaction, that what is created is a restoration: a document has
 * no field for it. What the note says of the deletion stays, which may still be waiting to be logged.
 */
export function noteRestoration(
  db: Firestore,
  transaction: Transaction,
  restored: Restored,
  { uid, now }: Restorer,
): void {
  const id = noteId(restored);
  if (id === null) return;
  const note = db.collection(COLLECTIONS.removalNotes).doc(id);
  const expires_at = new Date(now.getTime() + KEPT_MS);
  const told = { restored: { by: uid, at: now, links: restored.links }, expires_at };
  transaction.set(note, told, { merge: true });
}

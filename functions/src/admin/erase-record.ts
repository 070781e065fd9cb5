import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/v2/https';
import { COLLECTIONS } from '../../../src/domain/site/collections.ts';
import { type Actor, journalEntry } from '../journal/journal-entry.ts';
import { erasePhoto } from '../media/store.ts';

const unchanged = ({ updateTime }: DocumentSnapshot) =>
  updateTime ? { lastUpdateTime: updateTime } : {};

/** Deletes a destination with its links atomically, unless changed since the read. */
async function eraseDestination(document: DocumentSnapshot): Promise<void> {
  const { ref, id } = document;
  const batch = ref.firestore.batch();
  const links = ref.firestore.collection(COLLECTIONS.hotelDestinations);
  const { docs } = await links.where('destination_id', '==', id).get();
  for (const link of docs) batch.delete(link.ref);
  batch.delete(ref, unchanged(document));
  await batch.commit();
}

/** Deletes a record permanently, with its links or files, unless changed since the read. */
export async function erase(document: DocumentSnapshot): Promise<void> {
  switch (document.ref.parent.id) {
    case COLLECTIONS.destinations:
      return eraseDestination(document);
    case COLLECTIONS.media:
      return erasePhoto(document);
    default:
      await document.ref.delete(unchanged(document));
  }
}

/**
 * Erases a record from the trash before it is due, and logs the erasure in the journal.
 * @throws HttpsError not-found when the record is not in the trash
 */
export async function eraseRecord(
  db: Firestore,
  { collection, id }: { collection: string; id: string },
  { actor, now }: { actor: Actor; now: Date },
): Promise<void> {
  const document = await db.collection(collection).doc(id).get();
  const values = document.data();
  if (!values?.deleted_at)
    throw new HttpsError('not-found', 'Cette fiche n’est pas, ou plus, dans la corbeille.');
  await erase(document);
  const write = { collection, documentId: id, before: values, after: null };
  const entry = journalEntry(write, { action: 'erase', actor, at: now });
  // The journal must not keep the values of an erased record.
  await db.collection(COLLECTIONS.auditLog).add({ ...entry, before: null });
}

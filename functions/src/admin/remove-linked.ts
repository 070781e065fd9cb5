import type { Firestore } from 'firebase-admin/firestore';
import type { DeleteAnswer, DeleteLinked } from '../../../src/domain/admin/admin-calls.ts';
import { LINK_SIDES, removalNoteId } from '../../../src/domain/admin/removal-note.ts';
import { COLLECTIONS } from '../../../src/domain/site/collections.ts';
import type { Restorer } from '../journal/restore-deleted.ts';
import { conflict } from '../journal/restore-parts.ts';
import { adminTransaction } from './admin-transaction.ts';

/** The note names all links, and so does the journal's entry beside the values: 1 MiB at most. */
const LINKS_MAX_BYTES = 700_000;

const TOO_MANY =
  "Trop de liens à retirer d'un coup : retirez d'abord cette destination de certains hôtels";

/**
 * Deletes a hotel or a destination with all its links, however many, in one transaction: a batch of
 * the browser's is bound to what the security rules may evaluate for it.
 * @throws HttpsError failed-precondition, aborted.
 */
export async function removeLinked(
  db: Firestore,
  { collection, id }: DeleteLinked,
  { uid, now }: Restorer,
): Promise<DeleteAnswer> {
  const document = db.collection(collection).doc(id);
  const linked = db
    .collection(COLLECTIONS.hotelDestinations)
    .where(LINK_SIDES[collection], '==', id);
  const note = db.collection(COLLECTIONS.removalNotes).doc(removalNoteId(collection, id));
  let wasThere = false;
  return adminTransaction(db, async (transaction) => {
    const isThere = (await transaction.get(document)).exists;
    const { docs } = await transaction.get(linked);
    // Deleted by somebody else, or by a first attempt whose answer was lost: that note stays.
    if (!isThere && docs.length === 0) return { wasThere };
    wasThere = isThere;
    const links = docs.map((link) => link.id);
    if (Buffer.byteLength(JSON.stringify(links)) > LINKS_MAX_BYTES) {
      throw conflict(TOO_MANY, { reason: 'too-many-links' });
    }
    transaction.set(note, { uid, at: now, links });
    transaction.delete(document);
    for (const link of docs) transaction.delete(link.ref);
    return { wasThere };
  });
}

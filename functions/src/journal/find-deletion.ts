import { setTimeout as wait } from 'node:timers/promises';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/v2/https';
import type { UndoDelete } from '../../../src/domain/admin/admin-calls.ts';
import { removalNoteId } from '../../../src/domain/admin/removal-note.ts';
import { COLLECTIONS } from '../../../src/domain/site/collections.ts';

const NOT_DELETED = "Cette fiche n'a pas été supprimée récemment";
const NOT_LOGGED =
  "La suppression n'est pas encore inscrite au journal : attendez quelques instants";

/** The trigger that logs a deletion may still be under way, or have to start first. */
const PATIENCE_MS = 20_000;
const PAUSE_MS = 250;

/**
 * The journal's entry of a document's last deletion, awaited if need be.
 * @throws HttpsError not-found when there was none, unavailable when it is not logged in time.
 */
export async function findDeletion(
  db: Firestore,
  { collection, id }: UndoDelete,
  patienceMs = PATIENCE_MS,
): Promise<DocumentSnapshot> {
  const noteId = removalNoteId(collection, id);
  const note = await db.collection(COLLECTIONS.removalNotes).doc(noteId).get();
  // A restoration from the journal may be all that is left of the note.
  const at: unknown = note.get('at');
  if (at === undefined) throw new HttpsError('not-found', NOT_DELETED);
  const deletion = db
    .collection(COLLECTIONS.auditLog)
    .where('collection', '==', collection)
    .where('document_id', '==', id)
    .where('action', '==', 'delete')
    .where('at', '==', at);
  const deadline = Date.now() + patienceMs;
  while (Date.now() < deadline) {
    const [entry] = (await deletion.get()).docs;
    if (entry) return entry;
    await wait(PAUSE_MS);
  }
  throw new HttpsError('unavailable', NOT_LOGGED);
}

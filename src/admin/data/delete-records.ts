import { collection, doc, getDocsFromServer, query, where } from 'firebase/firestore';
import {
  isLinked,
  LINK_SIDES,
  type RemovableCollection,
  removalNoteId,
} from '#domain/admin/removal-note.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { deleteLinked, undoDelete } from './admin-callables.ts';
import { adminDb } from './admin-db.ts';
import { linksThere } from './hotel-links.ts';
import { requireOnline } from './require-online.ts';
import { withDeadline } from './with-deadline.ts';
import { removalNote } from './write-stamps.ts';
import { writeTransaction } from './write-transaction.ts';

/** What was deleted, as long as it may be undone. */
export type Deleted = { collection: RemovableCollection; id: string };

/**
 * The rules of one write of several documents may read 20 of them and evaluate 1,000 expressions:
 * where more links go along, a function deletes.
 */
const MAX_LINKS = 15;

async function linkIds(name: RemovableCollection, id: string): Promise<string[]> {
  if (!isLinked(name)) return [];
  const links = collection(adminDb, COLLECTIONS.hotelDestinations);
  const { docs } = await withDeadline(
    getDocsFromServer(query(links, where(LINK_SIDES[name], '==', id))),
  );
  return docs.map((link) => link.id);
}

/** In a transaction, which fails without a server: a batch would wait, and be written unseen. */
function deleteNoted(
  name: RemovableCollection,
  id: string,
  links: readonly string[],
): Promise<boolean> {
  const record = doc(adminDb, name, id);
  let wasThere = false;
  return writeTransaction(async (transaction) => {
    const isThere = (await transaction.get(record)).exists();
    const left = await linksThere(transaction, links);
    // Run again after an answer that was lost, it finds that it has deleted.
    if (!isThere && (wasThere || left.length === 0)) return wasThere;
    wasThere = isThere;
    const note = doc(adminDb, COLLECTIONS.removalNotes, removalNoteId(name, id));
    transaction.set(note, removalNote(left));
    if (isThere) transaction.delete(record);
    for (const link of left) transaction.delete(doc(adminDb, COLLECTIONS.hotelDestinations, link));
    return wasThere;
  });
}

/**
 * Deletes a record and, of a hotel or a destination, its links, all or nothing.
 * @returns what was deleted, for `restoreRecord`; null when it was gone already.
 * @throws OfflineError without a network.
 */
export async function deleteRecord(name: RemovableCollection, id: string): Promise<Deleted | null> {
  requireOnline();
  const links = await linkIds(name, id);
  const isMany = isLinked(name) && links.length > MAX_LINKS;
  const wasThere = isMany
    ? (await deleteLinked({ collection: name, id })).wasThere
    : await deleteNoted(name, id, links);
  return wasThere ? { collection: name, id } : null;
}

/**
 * Puts back what `deleteRecord` took away, from the journal, in one write: the same documents, saved
 * now. Rejects with a FirebaseError in French, when the id or the slug is taken for one.
 * @returns how many of its links are lost, as what they led to has been deleted meanwhile.
 * @throws OfflineError without a network.
 */
export async function restoreRecord({ collection: name, id }: Deleted): Promise<{ lost: number }> {
  const { lost } = await undoDelete({ collection: name, id });
  return { lost };
}

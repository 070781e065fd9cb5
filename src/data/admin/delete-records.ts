import {
  collection,
  type DocumentData,
  doc,
  getDocFromServer,
  getDocsFromServer,
  query,
  where,
  writeBatch,
} from 'firebase/firestore';
import { COLLECTIONS, type CollectionName } from '#domain/collections.ts';
import { type RemovableCollection, removalNoteId } from '#domain/removal-note.ts';
import { undoDelete } from './admin-callables.ts';
import { adminDb } from './admin-db.ts';
import { requireOnline } from './require-online.ts';
import { author, removalNote, writeStamps } from './write-stamps.ts';

type KeptDocument = { collection: CollectionName; id: string; data: DocumentData };

/** What a deletion took away, as long as it may be undone. */
export type Deleted = {
  collection: RemovableCollection;
  id: string;
  /** The record and its links as they were. */
  documents: readonly KeptDocument[];
};

/** Visitors' data, which nobody but a function may write. */
const WRITTEN_BY_FUNCTIONS: readonly RemovableCollection[] = [
  COLLECTIONS.newsletterSubscriptions,
  COLLECTIONS.contactRequests,
];

/** The rules of one batch may read 20 documents, and for each link they read the two that it joins. */
const BATCH_SIZE = 15;

/** The side of a link that a collection's documents are on. */
const LINK_SIDES: Partial<Record<CollectionName, string>> = {
  [COLLECTIONS.hotels]: 'hotel_id',
  [COLLECTIONS.destinations]: 'destination_id',
};

async function keepLinks(name: CollectionName, id: string): Promise<KeptDocument[]> {
  const side = LINK_SIDES[name];
  if (side === undefined) return [];
  const links = collection(adminDb, COLLECTIONS.hotelDestinations);
  const { docs } = await getDocsFromServer(query(links, where(side, '==', id)));
  return docs.map((link) => ({
    collection: COLLECTIONS.hotelDestinations,
    id: link.id,
    data: link.data(),
  }));
}

/**
 * Deletes a record and, of a hotel or a destination, its links, in one batch.
 * @returns what was deleted, for `restoreRecord`; nothing when it was gone already.
 * @throws OfflineError without a network.
 */
export async function deleteRecord(name: RemovableCollection, id: string): Promise<Deleted> {
  requireOnline();
  const [snapshot, links] = await Promise.all([
    getDocFromServer(doc(adminDb, name, id)),
    keepLinks(name, id),
  ]);
  const data = snapshot.data();
  const documents = [...(data ? [{ collection: name, id, data }] : []), ...links];
  if (documents.length > 0) {
    const batch = writeBatch(adminDb);
    const note = doc(adminDb, COLLECTIONS.removalNotes, removalNoteId(name, id));
    batch.set(note, removalNote(links.map((link) => link.id)));
    for (const document of documents) batch.delete(doc(adminDb, document.collection, document.id));
    await batch.commit();
  }
  return { collection: name, id, documents };
}

/**
 * Puts back what `deleteRecord` took away: the same documents, saved now.
 * @throws OfflineError without a network.
 */
export async function restoreRecord({ collection: name, id, documents }: Deleted): Promise<void> {
  requireOnline();
  if (WRITTEN_BY_FUNCTIONS.includes(name)) {
    await undoDelete({ collection: name, id });
    return;
  }
  // The record comes first, so that the links of each batch find it.
  for (let start = 0; start < documents.length; start += BATCH_SIZE) {
    const batch = writeBatch(adminDb);
    for (const document of documents.slice(start, start + BATCH_SIZE)) {
      const stamps = 'updated_at' in document.data ? writeStamps() : { updated_by: author() };
      batch.set(doc(adminDb, document.collection, document.id), { ...document.data, ...stamps });
    }
    await batch.commit();
  }
}

import {
  collection,
  type DocumentData,
  doc,
  getDocFromServer,
  getDocsFromServer,
  query,
  serverTimestamp,
  where,
  writeBatch,
} from 'firebase/firestore';
import { COLLECTIONS, type CollectionName } from '#domain/collections.ts';
import { adminDb } from './admin-db.ts';
import { requireOnline } from './require-online.ts';

type KeptDocument = { collection: CollectionName; id: string; data: DocumentData };

/** What a deletion took away, as long as it may be undone. */
export type Deleted = readonly KeptDocument[];

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
export async function deleteRecord(name: CollectionName, id: string): Promise<Deleted> {
  requireOnline();
  const [snapshot, links] = await Promise.all([
    getDocFromServer(doc(adminDb, name, id)),
    keepLinks(name, id),
  ]);
  const data = snapshot.data();
  const kept = [...(data ? [{ collection: name, id, data }] : []), ...links];
  const batch = writeBatch(adminDb);
  for (const document of kept) batch.delete(doc(adminDb, document.collection, document.id));
  await batch.commit();
  return kept;
}

/**
 * Puts back what `deleteRecord` took away: the same documents, saved now.
 * @throws OfflineError without a network.
 */
export async function restoreRecord(deleted: Deleted): Promise<void> {
  requireOnline();
  const batch = writeBatch(adminDb);
  for (const { collection: name, id, data } of deleted) {
    const stamp = 'updated_at' in data ? { updated_at: serverTimestamp() } : {};
    batch.set(doc(adminDb, name, id), { ...data, ...stamp });
  }
  await batch.commit();
}

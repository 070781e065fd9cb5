import type { Firestore } from 'firebase-admin/firestore';
import { PICTURED_COLLECTIONS, photoIdsIn } from '../../../src/domain/media/photo-uses.ts';
import { photoOf, photoRef } from './media-record.ts';

type RecordName = { collection: string; id: string };

async function noteUse(db: Firestore, { collection, id }: RecordName, photoId: string) {
  const use = `${collection}/${id}`;
  await db.runTransaction(async (transaction) => {
    const [found, record] = await transaction.getAll(photoRef(db, photoId), db.doc(use));
    const photo = found && photoOf(found);
    if (!photo || !record) return;
    const isShown = photoIdsIn(record.data()).has(photoId);
    if (isShown === photo.uses.includes(use)) return;
    // Whoever shows a photograph that was deleted meanwhile, in an editor left open, wants it.
    const fields = isShown
      ? { uses: [...photo.uses, use], unused_since: null, deleted_at: null, deleted_by: null }
      : { uses: photo.uses.filter((one) => one !== use) };
    transaction.update(photoRef(db, photoId), fields);
  });
}

/**
 * Notes with the photographs whether a record shows them now, after a write of it by whatever means.
 * @param photoIds those that it showed before or shows now; it may be called again, and late
 */
export async function noteUses(
  db: Firestore,
  record: RecordName,
  photoIds: Iterable<string>,
): Promise<void> {
  if (!PICTURED_COLLECTIONS.includes(record.collection)) return;
  for (const photoId of new Set(photoIds)) await noteUse(db, record, photoId);
}

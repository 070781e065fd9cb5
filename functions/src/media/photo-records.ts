import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { PhotoUse } from '../../../src/domain/media/library-calls.ts';
import { fieldsShowing, photoIdsIn, withPhoto } from '../../../src/domain/media/photo-uses.ts';
import { type StoredPhoto, toPhoto } from '../../../src/domain/media/stored-photo.ts';
import { COLLECTIONS } from '../../../src/domain/site/collections.ts';
import { adminTransaction } from '../admin/admin-transaction.ts';
import { type Actor, recordLabel } from '../journal/journal-entry.ts';
import { photoOf, photoRef } from './media-record.ts';
import { noteUses } from './note-uses.ts';

/** What a record is called; the settings, of which there are one, have no name of their own. */
const nameOf = (record: DocumentSnapshot, collection: string): string =>
  collection === COLLECTIONS.settings
    ? 'Réglages'
    : (recordLabel(collection, record.data() ?? null) ?? record.id);

function useOf(record: DocumentSnapshot, photoId: string): PhotoUse[] {
  const collection = record.ref.parent.id;
  const fields = fieldsShowing(record.data() ?? {}, photoId);
  if (fields.length === 0) return [];
  return [{ collection, id: record.id, label: nameOf(record, collection), fields }];
}

/** The records that show a photograph at this moment, of those that are noted with it. */
export async function usesOf(db: Firestore, { id, uses }: StoredPhoto): Promise<PhotoUse[]> {
  if (uses.length === 0) return [];
  const records = await db.getAll(...uses.map((use) => db.doc(use)));
  return records.flatMap((record) => useOf(record, id));
}

/** Which photograph is replaced by which: by itself when its texts or its focal point changed. */
export type Rewriting = { photo: StoredPhoto; by: string; actor: Actor; now: Date };

/** A record that changed, as `hotels/ID`, and whether it had shown the other photograph before. */
type Rewritten = { record: string; hadOther: boolean };

/**
 * Gives all records that show a photograph the present address of `by`, each in a transaction of its
 * own, signed by the administrator: the journal's trigger logs it as a save. What fails in the middle
 * is finished by a repeated call.
 * @returns the records that changed
 * @throws HttpsError aborted
 */
export async function rewriteRecords(
  db: Firestore,
  { photo, by, actor, now }: Rewriting,
): Promise<Rewritten[]> {
  const changed: Rewritten[] = [];
  for (const use of photo.uses) {
    const [reference, signature] = [db.doc(use), { updated_at: now, updated_by: actor.uid }];
    const rewritten = await adminTransaction(db, async (transaction) => {
      const [found, record] = await transaction.getAll(photoRef(db, by), reference);
      const present = found && photoOf(found);
      const before = record?.data() ?? {};
      if (!present) return null;
      const fields = withPhoto(before, photo.id, toPhoto(present));
      if (photoIdsIn(fields).size === 0) return null;
      transaction.update(reference, { ...fields, ...signature });
      return { record: use, hadOther: photoIdsIn(before).has(by) };
    });
    if (rewritten) changed.push(rewritten);
    const [collection = '', id = ''] = use.split('/');
    if (by !== photo.id) await noteUses(db, { collection, id }, [photo.id, by]);
  }
  return changed;
}

import { serverTimestamp } from 'firebase/firestore';
import { type RemovableCollection, removalNoteId } from '#domain/admin/removal-note.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { type Fields, type Role, type RulesProject, uidOf } from '../support/rules.ts';

type Removed = { collection: RemovableCollection; id: string };

/** The note that an administrator leaves with a deletion. */
export const noteOf = (role: Role, links: readonly string[] = []): Fields => ({
  uid: uidOf(role),
  at: serverTimestamp(),
  links,
});

/** Deletes a document, or links of it alone, in one batch with the note that says who does. */
export function remove(
  project: RulesProject,
  role: Role,
  { collection, id }: Removed,
  {
    links = [],
    keep = false,
    note = noteOf(role, links),
  }: { links?: readonly string[]; keep?: boolean; note?: Fields | null } = {},
): Promise<void> {
  const database = project.as(role);
  const batch = database.batch();
  if (note) {
    batch.set(
      database.collection(COLLECTIONS.removalNotes).doc(removalNoteId(collection, id)),
      note,
    );
  }
  if (!keep) batch.delete(database.collection(collection).doc(id));
  for (const link of links) {
    batch.delete(database.collection(COLLECTIONS.hotelDestinations).doc(link));
  }
  return batch.commit();
}

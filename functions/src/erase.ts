import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { ENTITIES_WITH_RECORD_LINKS, entityOfCollection } from '../../src/domain/admin/entities.ts';

/**
 * Finds the documents to erase with a record: those in its subcollection or, if its entity has none, links to the
 * record.
 */
async function dependantsOf(record: DocumentReference): Promise<DocumentReference[]> {
  const { subcollection } = entityOfCollection(record.parent.id) ?? {};
  if (subcollection) return record.collection(subcollection).listDocuments();
  const linking = ENTITIES_WITH_RECORD_LINKS.filter(
    ({ links }) => links.target === record.parent.id,
  );
  const snapshots = await Promise.all(
    linking.map(({ links }) =>
      record.firestore.collection(links.collection).where(links.to, '==', record.id).get(),
    ),
  );
  return snapshots.flatMap(({ docs }) => docs.map(({ ref }) => ref));
}

export async function eraseWithDependants({ ref, updateTime }: DocumentSnapshot): Promise<void> {
  const batch = ref.firestore.batch();
  for (const dependant of await dependantsOf(ref)) batch.delete(dependant);
  batch.delete(ref, updateTime ? { lastUpdateTime: updateTime } : {});
  await batch.commit();
}

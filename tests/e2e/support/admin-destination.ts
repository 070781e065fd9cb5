import { type DocumentData, FieldValue } from 'firebase-admin/firestore';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { database, notDeleted } from './firestore.ts';

const destinations = () => database().collection(COLLECTIONS.destinations);

let planted = 0;

/**
 * Returns a display order that no concurrent test uses: a move renumbers equal orders, and undoing
 * the move fails once another test has removed its destinations.
 */
const freePlace = () => 700 + 50 * Number(process.env.TEST_PARALLEL_INDEX) + (planted++ % 50);

/**
 * Stores a destination for one test, past the rules and below the destinations that other tests
 * reorder. @returns the name: the slug in capitals
 */
export async function plantDestination(id: string, fields: DocumentData = {}): Promise<string> {
  const name = id.toUpperCase();
  await destinations()
    .doc(id)
    .set({
      destination_name: name,
      destination_slug: id,
      display_order: freePlace(),
      active: true,
      banner_image: null,
      subtitle: null,
      description: null,
      seo_title: null,
      seo_description: null,
      seo_keywords: null,
      created_at: FieldValue.serverTimestamp(),
      updated_at: FieldValue.serverTimestamp(),
      updated_by: 'test',
      ...fields,
    });
  return name;
}

export async function storedDestination(id: string): Promise<DocumentData | undefined> {
  return notDeleted((await destinations().doc(id).get()).data());
}

/** Deletes all destinations whose id starts with a prefix. */
export async function removeDestinations(prefix: string): Promise<void> {
  const { docs } = await destinations().get();
  for (const { id, ref } of docs) if (id.startsWith(prefix)) await ref.delete();
}

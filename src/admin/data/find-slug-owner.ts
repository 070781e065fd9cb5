import { collection, getDocsFromServer, query, where } from 'firebase/firestore';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { adminDb } from './admin-db.ts';
import { requireOnline } from './require-online.ts';
import { withDeadline } from './with-deadline.ts';

/**
 * The name of the destination that has an address already, `exceptId` left out; null when it is
 * free, as the server knows it now.
 * @throws OfflineError without a network.
 */
export async function findSlugOwner(slug: string, exceptId: string | null): Promise<string | null> {
  requireOnline();
  const destinations = collection(adminDb, COLLECTIONS.destinations);
  const { docs } = await withDeadline(
    getDocsFromServer(query(destinations, where('destination_slug', '==', slug))),
  );
  const owner = docs.find(({ id }) => id !== exceptId);
  return owner ? String(owner.get('destination_name')) : null;
}

import { type DocumentData, doc, serverTimestamp, type Transaction } from 'firebase/firestore';
import { hotelDestinationId } from '#domain/hotel/hotel-destination.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { adminDb } from './admin-db.ts';
import { AdminError } from './errors.ts';
import { author } from './write.ts';

/** Ids of a hotel's destinations before and after a save. */
export type Links = { before: readonly string[]; after: readonly string[] };

/**
 * Prepares a hotel's links in the transaction that writes the hotel; links are shown, hidden and deleted
 * with their hotel. A removed link loses both ids, so that no query finds the link, and is erased by a
 * nightly job.
 * @returns a function that writes the links: transactions read before they write.
 * @throws AdminError « refused » when a new destination has been deleted meanwhile.
 */
export async function prepareLinks(
  transaction: Transaction,
  hotelId: string,
  { published, deleted_at }: DocumentData,
  { before, after }: Links,
): Promise<() => void> {
  const added = after.filter((id) => !before.includes(id));
  const destinations = await Promise.all(
    added.map((id) => transaction.get(doc(adminDb, COLLECTIONS.destinations, id))),
  );
  const missing = destinations.filter((one) => !one.exists() || one.get('deleted_at'));
  const names = missing.map((one) => `«\u202f${one.get('destination_name') ?? one.id}\u202f»`);
  if (names.length > 0)
    throw new AdminError('refused', `Décochez ce qui n’existe plus\u00a0: ${names.join(', ')}`);
  const write = (id: string, link: DocumentData) => {
    const link_id = hotelDestinationId(hotelId, id);
    const place = doc(adminDb, COLLECTIONS.hotelDestinations, link_id);
    transaction.set(place, { ...link, updated_by: author() });
  };
  const state = { published: published === true, ...(deleted_at && { deleted_at }) };
  return () => {
    for (const id of before.filter((one) => !after.includes(one)))
      write(id, { published: false, deleted_at: serverTimestamp() });
    for (const id of after) write(id, { hotel_id: hotelId, destination_id: id, ...state });
  };
}

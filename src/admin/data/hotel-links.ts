import { doc, type Transaction } from 'firebase/firestore';
import { hotelDestinationId } from '#domain/hotel/hotel-destination.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { adminDb } from './admin-db.ts';
import { author } from './write-stamps.ts';

/** A hotel was to be linked to destinations that no longer exist. */
export class MissingDestinationsError extends Error {
  override name = 'MissingDestinationsError';
  readonly ids: readonly string[];
  constructor(ids: readonly string[]) {
    super('There are no such destinations.');
    this.ids = ids;
  }
}

/**
 * Replaces a hotel's links (`before` and `after` are destination ids) in the transaction that saves
 * it; the links are `published` as the hotel is. Clients may not delete: a removed link is emptied except for `updated_by`, so that no query
 * finds it, and a function deletes it.
 * @returns a function that writes them, as a transaction reads before it writes.
 * @throws MissingDestinationsError when a new destination has been deleted meanwhile.
 */
export async function replaceLinks(
  transaction: Transaction,
  hotelId: string,
  {
    before,
    after,
    published,
  }: { before: readonly string[]; after: readonly string[]; published: boolean },
): Promise<() => void> {
  const linkOf = (destinationId: string) =>
    doc(adminDb, COLLECTIONS.hotelDestinations, hotelDestinationId(hotelId, destinationId));
  const added = after.filter((id) => !before.includes(id));
  const removed = before.filter((id) => !after.includes(id));
  const destinations = await Promise.all(
    added.map((id) => transaction.get(doc(adminDb, COLLECTIONS.destinations, id))),
  );
  const missing = added.filter((_, index) => !destinations[index]?.exists());
  if (missing.length > 0) throw new MissingDestinationsError(missing);
  // Emptying a link that somebody else has removed meanwhile would create it.
  const links = await Promise.all(removed.map((id) => transaction.get(linkOf(id))));
  const existing = removed.filter((_, index) => links[index]?.exists());
  return () => {
    for (const id of existing) transaction.set(linkOf(id), { updated_by: author() });
    for (const destination_id of added) {
      const ends = { hotel_id: hotelId, destination_id };
      transaction.set(linkOf(destination_id), { ...ends, published, updated_by: author() });
    }
  };
}

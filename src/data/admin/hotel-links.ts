import { doc, type Transaction } from 'firebase/firestore';
import { COLLECTIONS } from '#domain/collections.ts';
import { hotelDestinationId } from '#domain/hotel-destination.ts';
import { removalNoteId } from '#domain/removal-note.ts';
import { adminDb } from './admin-db.ts';
import { author, removalNote } from './write-stamps.ts';

/** A hotel was to be linked with destinations that are gone. */
export class MissingDestinationsError extends Error {
  override name = 'MissingDestinationsError';
  readonly ids: readonly string[];
  constructor(ids: readonly string[]) {
    super('There are no such destinations.');
    this.ids = ids;
  }
}

/**
 * Makes sure that the destinations that a hotel is to be linked with, and is not yet, are there.
 * @throws MissingDestinationsError when one has been deleted meanwhile.
 */
export async function requireDestinations(
  transaction: Transaction,
  before: readonly string[],
  after: readonly string[],
): Promise<void> {
  const ids = after.filter((id) => !before.includes(id));
  const found = await Promise.all(
    ids.map((id) => transaction.get(doc(adminDb, COLLECTIONS.destinations, id))),
  );
  const missing = ids.filter((_, index) => !found[index]?.exists());
  if (missing.length > 0) throw new MissingDestinationsError(missing);
}

/** Replaces a hotel's links with destinations, in the transaction that saves it. */
export function writeLinks(
  transaction: Transaction,
  hotelId: string,
  before: readonly string[],
  after: readonly string[],
): void {
  const linkId = (destinationId: string) => hotelDestinationId(hotelId, destinationId);
  const link = (id: string) => doc(adminDb, COLLECTIONS.hotelDestinations, id);
  const removed = before.filter((id) => !after.includes(id)).map(linkId);
  if (removed.length > 0) {
    const note = removalNoteId(COLLECTIONS.hotels, hotelId);
    transaction.set(doc(adminDb, COLLECTIONS.removalNotes, note), removalNote(removed));
  }
  for (const id of removed) transaction.delete(link(id));
  for (const destination_id of after.filter((id) => !before.includes(id))) {
    const ends = { hotel_id: hotelId, destination_id };
    transaction.set(link(linkId(destination_id)), { ...ends, updated_by: author() });
  }
}

import { doc, type Transaction } from 'firebase/firestore';
import { removalNoteId } from '#domain/admin/removal-note.ts';
import { hotelDestinationId } from '#domain/hotel/hotel-destination.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
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
 * Makes sure that destinations that a hotel is to be linked with are there.
 * @throws MissingDestinationsError when one has been deleted meanwhile.
 */
export async function requireDestinations(
  transaction: Transaction,
  ids: readonly string[],
): Promise<void> {
  const found = await Promise.all(
    ids.map((id) => transaction.get(doc(adminDb, COLLECTIONS.destinations, id))),
  );
  const missing = ids.filter((_, index) => !found[index]?.exists());
  if (missing.length > 0) throw new MissingDestinationsError(missing);
}

/** Of some links those that are there: a deletion of what is gone would be refused. */
export async function linksThere(
  transaction: Transaction,
  ids: readonly string[],
): Promise<string[]> {
  const found = await Promise.all(
    ids.map((id) => transaction.get(doc(adminDb, COLLECTIONS.hotelDestinations, id))),
  );
  return ids.filter((_, index) => found[index]?.exists());
}

/** The ids of the links that a hotel has, and is to have no more. */
export function removedLinks(
  hotelId: string,
  before: readonly string[],
  after: readonly string[],
): string[] {
  return before.filter((id) => !after.includes(id)).map((id) => hotelDestinationId(hotelId, id));
}

/**
 * Replaces a hotel's links, in the transaction that saves it: `removed` by their ids, `added` by
 * those of the destinations.
 */
export function writeLinks(
  transaction: Transaction,
  hotelId: string,
  { removed, added }: { removed: readonly string[]; added: readonly string[] },
): void {
  const link = (id: string) => doc(adminDb, COLLECTIONS.hotelDestinations, id);
  if (removed.length > 0) {
    const note = removalNoteId(COLLECTIONS.hotels, hotelId);
    transaction.set(doc(adminDb, COLLECTIONS.removalNotes, note), removalNote(removed));
  }
  for (const id of removed) transaction.delete(link(id));
  for (const destination_id of added) {
    const ends = { hotel_id: hotelId, destination_id };
    const id = hotelDestinationId(hotelId, destination_id);
    transaction.set(link(id), { ...ends, updated_by: author() });
  }
}

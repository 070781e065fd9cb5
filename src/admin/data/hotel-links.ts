import {
  type DocumentData,
  doc,
  type FieldValue,
  serverTimestamp,
  type Transaction,
} from 'firebase/firestore';
import { hotelDestinationId } from '#domain/hotel/hotel-destination.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { adminDb } from './admin-db.ts';
import { readLinks } from './read-records.ts';
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

const linkOf = (hotelId: string, destinationId: string) =>
  doc(adminDb, COLLECTIONS.hotelDestinations, hotelDestinationId(hotelId, destinationId));

type Ends = { hotel_id: string; destination_id: string };

function setLink(transaction: Transaction, ends: Ends, state: Shown): void {
  const link = linkOf(ends.hotel_id, ends.destination_id);
  transaction.set(link, { ...ends, ...state, updated_by: author() });
}

/** Whether a hotel is shown; one that is deleted has the time of it. */
type Shown = { published: boolean; deleted_at?: FieldValue };

/**
 * Replaces a hotel's links (`before` and `after` are destination ids) in the transaction that saves
 * it; the links are `published` as the hotel is. Nobody deletes: a removed link keeps no ends, so that
 * no query finds it, and is erased at night.
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
  const added = after.filter((id) => !before.includes(id));
  const removed = before.filter((id) => !after.includes(id));
  const destinations = await Promise.all(
    added.map((id) => transaction.get(doc(adminDb, COLLECTIONS.destinations, id))),
  );
  const missing = added.filter((_, index) => {
    const destination = destinations[index]?.data();
    return !destination || destination.deleted_at;
  });
  if (missing.length > 0) throw new MissingDestinationsError(missing);
  return () => {
    const unlinked = { published: false, deleted_at: serverTimestamp(), updated_by: author() };
    for (const id of removed) transaction.set(linkOf(hotelId, id), unlinked);
    for (const destination_id of after)
      setLink(transaction, { hotel_id: hotelId, destination_id }, { published });
  };
}

/**
 * Shows, hides, deletes or restores the links of a hotel with it, by the fields that change. A transaction
 * of the browser cannot query, so the hotel is read in it first: links change with their hotel only, and
 * then Firestore runs it again.
 * @returns a function that writes them, as a transaction reads before it writes.
 */
export async function publishLinks(
  transaction: Transaction,
  hotelId: string,
  { published, deleted_at }: DocumentData,
): Promise<() => void> {
  const links = await readLinks(hotelId);
  const state = { published: published === true, ...(deleted_at && { deleted_at }) };
  return () => {
    for (const { hotel_id, destination_id } of links)
      setLink(transaction, { hotel_id, destination_id }, state);
  };
}

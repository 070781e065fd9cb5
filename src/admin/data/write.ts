import {
  type DocumentData,
  doc,
  runTransaction,
  serverTimestamp,
  type Transaction,
} from 'firebase/firestore';
import { hotelDestinationId } from '#domain/hotel/hotel.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { adminAuth } from './admin-auth.ts';
import { adminDb } from './admin-db.ts';
import { AdminError, isUnanswered, requireOnline, withDeadline } from './errors.ts';
import { noteRefusal } from './session.ts';

/** Returns the current uid, which the rules require. @throws Error when the session has ended */
export function author(): string {
  const uid = adminAuth.currentUser?.uid;
  if (uid === undefined) throw new Error('Nobody is signed in.');
  return uid;
}

export const writeStamps = () => ({ updated_at: serverTimestamp(), updated_by: author() });

/** The SDK retries `write` after a lost answer: `write` must recognise its own earlier write. */
export async function writeTransaction<TResult>(
  write: (transaction: Transaction) => Promise<TResult>,
): Promise<TResult> {
  requireOnline();
  let isSent = false;
  let isOver = false;
  const run = async () => {
    // A transaction never ends while its token cannot be renewed.
    await adminAuth.currentUser?.getIdToken();
    return runTransaction(adminDb, async (transaction) => {
      const result = await write(transaction);
      // Nothing may be written once the user has been told that there was no answer.
      if (isOver) throw new AdminError('unanswered');
      isSent = true;
      return result;
    });
  };
  try {
    return await withDeadline(run());
  } catch (error) {
    isOver = true;
    noteRefusal(error);
    if (isSent && isUnanswered(error)) throw new AdminError('unconfirmed');
    throw error;
  }
}

export type Links = { before: readonly string[]; after: readonly string[] };

/** Transactions read before they write. Removed links lose both ids: queries must not find them. */
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
  if (destinations.some((one) => !one.exists() || one.get('deleted_at')))
    throw new AdminError('refused', 'Décochez les destinations qui n’existent plus.');
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

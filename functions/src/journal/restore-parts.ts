import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/v2/https';
import { linkEnds } from '../../../src/domain/hotel/hotel-destination.ts';
import { COLLECTIONS } from '../../../src/domain/site/collections.ts';
import type { Values } from './audit-write.ts';

/** A refusal that the administrator can do something about. */
export function conflict(message: string, details?: object): HttpsError {
  return new HttpsError('failed-precondition', message, details);
}

/** Refuses a destination whose slug another one took in the meantime. */
export async function requireFreeSlug(
  db: Firestore,
  transaction: Transaction,
  id: string,
  values: Values,
): Promise<void> {
  const slug = String(values.destination_slug);
  const { docs } = await transaction.get(
    db.collection(COLLECTIONS.destinations).where('destination_slug', '==', slug),
  );
  if (docs.some((other) => other.id !== id)) {
    throw conflict(
      `Le slug « ${slug} » est maintenant celui d'une autre destination : changez-le d'abord`,
      { reason: 'slug-taken', slug },
    );
  }
}

/** Of the links that were deleted with a document, those whose other end is still there. */
export async function linksToRestore(
  db: Firestore,
  transaction: Transaction,
  restoredId: string,
  linkIds: readonly string[],
): Promise<{ hotel_id: string; destination_id: string }[]> {
  const links = linkIds.map((id) => {
    const link = linkEnds(id);
    const other =
      link.hotel_id === restoredId
        ? db.collection(COLLECTIONS.destinations).doc(link.destination_id)
        : db.collection(COLLECTIONS.hotels).doc(link.hotel_id);
    return { link, other };
  });
  if (links.length === 0) return [];
  const others = await transaction.getAll(...links.map(({ other }) => other));
  return links.filter((_, index) => others[index]?.exists).map(({ link }) => link);
}

/** Refuses a link one end of which is gone. */
export async function requireBothEnds(
  db: Firestore,
  transaction: Transaction,
  { hotel_id, destination_id }: Values,
): Promise<void> {
  const ends = await transaction.getAll(
    db.collection(COLLECTIONS.hotels).doc(String(hotel_id)),
    db.collection(COLLECTIONS.destinations).doc(String(destination_id)),
  );
  if (ends.every(({ exists }) => exists)) return;
  throw conflict("L'hôtel ou la destination de ce lien n'existe plus : rétablissez-les d'abord", {
    reason: 'end-missing',
  });
}

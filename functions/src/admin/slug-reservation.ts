import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '../../../src/domain/site/collections.ts';
import { isSlug } from '../../../src/domain/text/fold-text.ts';
import { refusal } from './admin-transaction.ts';

/** A destination, and its current, former or future slug. */
type Owner = { id: string; slug: unknown };

function reservationOf(db: Firestore, slug: unknown): DocumentReference | null {
  if (typeof slug !== 'string' || !isSlug(slug)) return null;
  return db.collection(COLLECTIONS.destinationSlugs).doc(slug);
}

/** The reservation of a destination's slug, null when it has none. */
export async function ownReservation(
  db: Firestore,
  transaction: Transaction,
  { id, slug }: Owner,
): Promise<DocumentReference | null> {
  const reservation = reservationOf(db, slug);
  if (reservation === null) return null;
  const owner: unknown = (await transaction.get(reservation)).get('destination_id');
  return owner === id ? reservation : null;
}

/**
 * The reservation to write for a destination that gets its slug back; null when the slug is none.
 * @throws HttpsError failed-precondition when another destination has it.
 */
export async function freeReservation(
  db: Firestore,
  transaction: Transaction,
  { id, slug }: Owner,
): Promise<DocumentReference | null> {
  const reservation = reservationOf(db, slug);
  if (reservation === null) return null;
  const destinations = db.collection(COLLECTIONS.destinations);
  const [reserved, { docs }] = await Promise.all([
    transaction.get(reservation),
    transaction.get(destinations.where('destination_slug', '==', slug)),
  ]);
  const owner: unknown = reserved.get('destination_id') ?? id;
  if (owner !== id || docs.some((other) => other.id !== id)) {
    throw refusal(
      `Le slug «\u202f${slug}\u202f» est maintenant celui d’une autre destination\u00a0: changez-le d’abord`,
      { reason: 'slug-taken' },
    );
  }
  return reservation;
}

import { createHash } from 'node:crypto';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { dateIn } from '../firestore-values.ts';

/**
 * Returns the document id of an email address's subscription, derived from the address so that
 * simultaneous sign-ups share one document. A plain hash can be reversed by guessing addresses:
 * keep the id out of logs and links.
 */
export function subscriptionId(normalisedEmail: string): string {
  return createHash('sha256').update(normalisedEmail).digest('hex');
}

/** Returns true if a subscription exists; a deleted subscription only waits to be erased. */
export const isThere = (known: DocumentSnapshot): boolean =>
  known.exists && dateIn(known.get('deleted_at')) === null;

/** Returns a stored instant in milliseconds since 1970; 0 if absent. */
export const timeOf = (known: DocumentSnapshot, field: string): number =>
  dateIn(known.get(field))?.getTime() ?? 0;

/**
 * Returns true if a sign-up is unconfirmed: the reader has neither confirmed nor unsubscribed
 * since. Earlier dates stay until the reader confirms: entering somebody else's address must not
 * change them.
 */
export function isWaiting(known: DocumentSnapshot): boolean {
  const since = timeOf(known, 'subscribed_at');
  const isEarlier = (field: string) =>
    dateIn(known.get(field)) === null || timeOf(known, field) < since;
  return isEarlier('confirmed_at') && isEarlier('unsubscribed_at');
}

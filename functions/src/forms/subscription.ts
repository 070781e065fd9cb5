import { createHash } from 'node:crypto';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { dateIn } from '../calls/stored-date.ts';

/**
 * Returns the document id of an email address's subscription: derived from the address, so that
 * simultaneous sign-ups share one document. A plain hash can be traced back: it must not reach logs or links.
 */
export function subscriptionId(normalisedEmail: string): string {
  return createHash('sha256').update(normalisedEmail).digest('hex');
}

/** Whether a subscription is there: one that was deleted waits only to be erased. */
export const isThere = (known: DocumentSnapshot): boolean =>
  known.exists && dateIn(known.get('deleted_at')) === null;

/** A stored instant in milliseconds since 1970; 0 for none. */
export const timeOf = (known: DocumentSnapshot, field: string): number =>
  dateIn(known.get(field))?.getTime() ?? 0;

/**
 * Whether a sign-up waits for its confirmation: the reader has neither confirmed nor unsubscribed
 * since. Both dates stay until a confirmation comes: whoever enters somebody's address changes nothing.
 */
export function isWaiting(known: DocumentSnapshot): boolean {
  const since = timeOf(known, 'subscribed_at');
  const isEarlier = (field: string) =>
    dateIn(known.get(field)) === null || timeOf(known, field) < since;
  return isEarlier('confirmed_at') && isEarlier('unsubscribed_at');
}

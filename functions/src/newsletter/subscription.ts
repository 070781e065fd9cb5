import { createHash } from 'node:crypto';
import type { DocumentSnapshot } from 'firebase-admin/firestore';

/**
 * The document id of an email address's subscription: derived from the address, so that simultaneous
 * sign-ups share one document. A plain hash can be traced back: it must not reach logs or links.
 */
export function subscriptionId(normalisedEmail: string): string {
  return createHash('sha256').update(normalisedEmail).digest('hex');
}

/**
 * Whether a sign-up waits for its confirmation: the reader has neither confirmed nor unsubscribed
 * since. Both dates stay until a confirmation comes: whoever enters somebody's address changes nothing.
 */
export function isWaiting(known: DocumentSnapshot): boolean {
  const since = instantOf(known, 'subscribed_at')?.getTime() ?? 0;
  const isLater = (field: string) => (instantOf(known, field)?.getTime() ?? -1) < since;
  return isLater('confirmed_at') && isLater('unsubscribed_at');
}

/** A timestamp field of a document; undefined when it is missing. */
export function instantOf(document: DocumentSnapshot, field: string): Date | undefined {
  const date: unknown = document.get(field)?.toDate?.();
  return date instanceof Date ? date : undefined;
}

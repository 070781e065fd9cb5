import { createHash } from 'node:crypto';
import type { DocumentSnapshot } from 'firebase-admin/firestore';

/**
 * The document id of an email address's subscription: derived from the address, so that simultaneous
 * sign-ups share one document. A plain hash can be traced back: it must not reach logs or links.
 */
export function subscriptionId(normalisedEmail: string): string {
  return createHash('sha256').update(normalisedEmail).digest('hex');
}

/** A timestamp field of a document; undefined when it is missing. */
export function instantOf(document: DocumentSnapshot, field: string): Date | undefined {
  const date: unknown = document.get(field)?.toDate?.();
  return date instanceof Date ? date : undefined;
}

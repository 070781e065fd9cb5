import { serverTimestamp } from 'firebase/firestore';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { updateRecord } from './update-record.ts';

/**
 * Marks a request as handled, now, or opens it again.
 * @throws OfflineError without a network.
 */
export function setHandled(id: string, handled: boolean): Promise<void> {
  const handled_at = handled ? serverTimestamp() : null;
  return updateRecord(COLLECTIONS.contactRequests, id, { handled, handled_at });
}

/**
 * Asks for a request's mail to be sent again; the outbox takes it up.
 * @throws OfflineError without a network.
 */
export function sendAgain(id: string): Promise<void> {
  return updateRecord(COLLECTIONS.contactRequests, id, { resend: true });
}

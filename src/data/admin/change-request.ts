import { doc, serverTimestamp, updateDoc } from 'firebase/firestore';
import { COLLECTIONS } from '#domain/collections.ts';
import { adminDb } from './admin-db.ts';
import { requireOnline } from './require-online.ts';
import { writeStamps } from './write-stamps.ts';

const request = (id: string) => doc(adminDb, COLLECTIONS.contactRequests, id);

/**
 * Marks a request as handled, now, or opens it again.
 * @throws OfflineError without a network.
 */
export async function setHandled(id: string, handled: boolean): Promise<void> {
  requireOnline();
  const handled_at = handled ? serverTimestamp() : null;
  await updateDoc(request(id), { handled, handled_at, ...writeStamps() });
}

/**
 * Asks for a request's mail to be sent again; the outbox takes it up.
 * @throws OfflineError without a network.
 */
export async function sendAgain(id: string): Promise<void> {
  requireOnline();
  await updateDoc(request(id), { resend: true, ...writeStamps() });
}

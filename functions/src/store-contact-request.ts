import type { Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '../../src/domain/collections.ts';
import type { ContactMessage } from '../../src/domain/contact-message.ts';
import { toContactRequest } from '../../src/domain/contact-request.ts';
import type { HolidayRequest } from '../../src/domain/holiday-request.ts';
import { isAlreadyThere } from './firestore-error.ts';

/** Stores a request under its requestId; one that was stored before, by a retry, stays as it is. */
export async function storeContactRequest(
  db: Firestore,
  payload: ContactMessage | HolidayRequest,
  now: Date,
): Promise<void> {
  const { id, ...request } = toContactRequest(payload, now.toISOString());
  try {
    await db
      .collection(COLLECTIONS.contactRequests)
      .doc(id)
      .create({ ...request, created_at: now });
  } catch (error) {
    if (!isAlreadyThere(error)) throw error;
  }
}

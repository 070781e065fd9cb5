import type { Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { HttpsError } from 'firebase-functions/v2/https';
import { toContactRequest } from '../../../src/domain/requests/contact-request.ts';
import type {
  ContactMessage,
  HolidayRequest,
} from '../../../src/domain/requests/request-payloads.ts';
import { COLLECTIONS } from '../../../src/domain/site/collections.ts';
import { firestoreCode, isAlreadyThere } from '../calls/firestore-error.ts';
import { contactReceiptMail } from '../mail/contact-receipt-mail.ts';
import { contactTeamMail } from '../mail/contact-team-mail.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { siteUrl } from '../site/site-url.ts';

const UNAVAILABLE =
  'Le service est momentanément indisponible, veuillez réessayer dans quelques instants';

/**
 * Stores a request under its requestId together with the mails about it: all of them or none. What
 * was stored before, by a retry, stays as it is. Nothing is read first, so that requests sent twice
 * at once do not wait for each other.
 * @throws HttpsError unavailable when nothing could be stored
 */
export async function storeContactRequest(
  db: Firestore,
  payload: ContactMessage | HolidayRequest,
  now: Date,
): Promise<void> {
  const request = toContactRequest(payload, now.toISOString());
  const { id, ...fields } = request;
  const batch = db.batch();
  batch.create(db.collection(COLLECTIONS.contactRequests).doc(id), { ...fields, created_at: now });
  for (const mail of [
    contactTeamMail(request, siteUrl()),
    contactReceiptMail(request, siteUrl()),
  ]) {
    if (mail) enqueueMail(db, batch, mail, now);
  }
  try {
    await batch.commit();
  } catch (error) {
    if (isAlreadyThere(error)) return;
    logger.error('request not stored', { request: id, code: firestoreCode(error) });
    throw new HttpsError('unavailable', UNAVAILABLE);
  }
}

import type { Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { HttpsError } from 'firebase-functions/v2/https';
import * as v from 'valibot';
import { toContactRequest } from '../../../src/domain/requests/contact-request.ts';
import { ContactMessage, HolidayRequest } from '../../../src/domain/requests/request-payloads.ts';
import { COLLECTIONS } from '../../../src/domain/site/collections.ts';
import { firestoreCode, isAlreadyThere } from '../calls/firestore-error.ts';
import { type CallAnswer, parsePayload } from '../calls/parse-payload.ts';
import type { AdmitRecipient } from '../guards/guard-form.ts';
import { contactReceiptMail, contactTeamMail } from '../mail/contact-mails.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { readSiteSettings } from '../site/site-settings.ts';
import { siteUrl } from '../site/site-url.ts';

const UNAVAILABLE =
  'Le service est momentanément indisponible, veuillez réessayer dans quelques instants';

const Payload = v.variant('formType', [ContactMessage, HolidayRequest]);

/**
 * Stores a request under its requestId together with its mails: all of them or none. A request that
 * exists already stays as it is. Nothing of the request is
 * read first, so that simultaneous repeats do not queue.
 * @param withReceipt whether the visitor gets a mail too
 * @throws HttpsError unavailable when nothing could be stored
 */
export async function storeContactRequest(
  db: Firestore,
  payload: ContactMessage | HolidayRequest,
  { now, withReceipt }: { now: Date; withReceipt: boolean },
): Promise<void> {
  const request = toContactRequest(payload, now.toISOString());
  const { id, ...fields } = request;
  const settings = await readSiteSettings(db);
  const batch = db.batch();
  batch.create(db.collection(COLLECTIONS.contactRequests).doc(id), { ...fields, created_at: now });
  for (const mail of [
    contactTeamMail(request, siteUrl()),
    withReceipt ? contactReceiptMail(request, siteUrl(), settings) : null,
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

/**
 * Handles a contact message or a holiday request; success means that it is stored. A repeat of a
 * stored request succeeds without counting against a limit. Where the address has had too many mails
 * today, the team gets the request all the same.
 */
export async function handleContactRequest(
  db: Firestore,
  data: unknown,
  now: Date,
  admit: AdmitRecipient,
): Promise<CallAnswer> {
  const parsed = parsePayload(Payload, data);
  if (!parsed.success) return parsed;
  const { email, requestId } = parsed.payload;
  const stored = await db.collection(COLLECTIONS.contactRequests).doc(requestId).get();
  if (stored.exists) return { success: true };
  const withReceipt = email !== '' && (await admit(email));
  await storeContactRequest(db, parsed.payload, { now, withReceipt });
  return { success: true };
}

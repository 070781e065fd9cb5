import { logger } from 'firebase-functions/v2';
import { HttpsError } from 'firebase-functions/v2/https';
import * as v from 'valibot';
import { toContactRequest } from '../../../src/domain/requests/contact-request.ts';
import {
  ContactMessagePayload,
  HolidayRequestPayload,
} from '../../../src/domain/requests/request-payloads.ts';
import { COLLECTIONS } from '../../../src/domain/site/collections.ts';
import { isEmail } from '../../../src/domain/text/email.ts';
import { errorCode, isAlreadyExistsError } from '../firestore-values.ts';
import { defineFormCallable, type SubmissionContext } from './form-call.ts';

const UNAVAILABLE =
  'Le service est momentanément indisponible, veuillez réessayer dans quelques instants';

export const ContactPayload = v.variant('formType', [ContactMessagePayload, HolidayRequestPayload]);

/**
 * Stores a contact request, only once if it is sent twice. Beyond the daily limit of mails to the visitor's address,
 * the visitor gets no receipt.
 */
export async function storeContactRequest(
  payload: v.InferOutput<typeof ContactPayload>,
  { db, now, admitCaller, admitMail, queueMails }: SubmissionContext,
): Promise<void> {
  const document = db.collection(COLLECTIONS.contactRequests).doc(payload.requestId);
  if ((await document.get()).exists) return;
  await admitCaller();
  const withReceipt = isEmail(payload.email) && (await admitMail(payload.email));
  const mails = await queueMails(withReceipt ? ['team', 'receipt'] : ['team']);
  try {
    await document.create({ ...toContactRequest(payload), created_at: now, ...mails });
  } catch (error) {
    // The same request, sent twice at the same time, is stored already.
    if (isAlreadyExistsError(error)) return;
    logger.error('request not stored', { request: document.id, code: errorCode(error) });
    throw new HttpsError('unavailable', UNAVAILABLE);
  }
}

export const sendContactEmail = defineFormCallable('contact', ContactPayload, storeContactRequest);

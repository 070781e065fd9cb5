import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { ContactMessage, HolidayRequest } from '../../../src/domain/requests/request-payloads.ts';
import { COLLECTIONS } from '../../../src/domain/site/collections.ts';
import type { CallAnswer } from '../calls/call-answer.ts';
import { parsePayload } from '../calls/parse-payload.ts';
import type { AdmitRecipient } from '../guards/guard-form.ts';
import { storeContactRequest } from './store-contact-request.ts';

const Payload = v.variant('formType', [ContactMessage, HolidayRequest]);

async function isStored(db: Firestore, requestId: string): Promise<boolean> {
  return (await db.collection(COLLECTIONS.contactRequests).doc(requestId).get()).exists;
}

/**
 * Takes a contact message or a holiday request; success means that it is stored (design section 4,
 * point 3). One that was stored before counts for nobody once more.
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
  if (await isStored(db, requestId)) return { success: true };
  if (email !== '') await admit(email);
  await storeContactRequest(db, parsed.payload, now);
  return { success: true };
}

import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { ContactMessage } from '../../src/domain/contact-message.ts';
import { HolidayRequest } from '../../src/domain/holiday-request.ts';
import type { CallAnswer } from './call-answer.ts';
import { parsePayload } from './parse-payload.ts';
import { storeContactRequest } from './store-contact-request.ts';

const Payload = v.variant('formType', [ContactMessage, HolidayRequest]);

/** Takes a contact message or a holiday request; success means that it is stored (design section 4, point 3). */
export async function handleContactRequest(
  db: Firestore,
  data: unknown,
  now: Date,
): Promise<CallAnswer> {
  const parsed = parsePayload(Payload, data);
  if (!parsed.success) return parsed;
  await storeContactRequest(db, parsed.payload, now);
  return { success: true };
}

import type { Firestore } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/v2/https';
import { NEWSLETTER_DUPLICATE_MESSAGE } from '../../../src/domain/newsletter/newsletter.ts';
import { NewsletterSignup } from '../../../src/domain/newsletter/newsletter-subscription.ts';
import type { CallAnswer } from '../calls/call-answer.ts';
import { parsePayload } from '../calls/parse-payload.ts';
import type { AdmitRecipient } from '../guards/guard-form.ts';
import type { LinkMaker } from './confirmation-mail.ts';
import { storeSignup } from './store-signup.ts';

/**
 * Signs an address up for the newsletter (design section 4, point 2).
 * @throws HttpsError already-exists when the address is subscribed.
 */
export async function handleSignup(
  db: Firestore,
  links: LinkMaker,
  data: unknown,
  now: Date,
  admit: AdmitRecipient,
): Promise<CallAnswer> {
  const parsed = parsePayload(NewsletterSignup, data);
  if (!parsed.success) return parsed;
  if ((await storeSignup(db, links, parsed.payload, now, admit)) === 'active') {
    throw new HttpsError('already-exists', NEWSLETTER_DUPLICATE_MESSAGE);
  }
  return { success: true };
}

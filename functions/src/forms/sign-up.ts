import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/v2/https';
import { NEWSLETTER_DUPLICATE_MESSAGE } from '../../../src/domain/newsletter/newsletter.ts';
import { CONFIRMATION_DAYS } from '../../../src/domain/newsletter/newsletter-links.ts';
import { NewsletterSignup } from '../../../src/domain/newsletter/newsletter-subscription.ts';
import { tooManyForAddress } from '../../../src/domain/requests/form-guard.ts';
import { CONTACT_EMAIL } from '../../../src/domain/site/brand.ts';
import { COLLECTIONS } from '../../../src/domain/site/collections.ts';
import { mailsDue } from '../mail/due-mails.ts';
import { readSiteSettings } from '../site/site-settings.ts';
import { formCall, tooMany, type Visit } from './door.ts';
import { DAY_MS, HOUR_MS, TRIES } from './limits.ts';
import { isThere, isWaiting, subscriptionId, timeOf } from './subscription.ts';

/** The shortest time between two confirmation mails to an unconfirmed address. */
const MAIL_AGAIN_MS = HOUR_MS;

const newConsent = ({ source, consentVersion }: NewsletterSignup, now: Date) => ({
  source,
  subscribed_at: now,
  consent_version: consentVersion,
  consent_at: now,
});

/** What a sign-up changes; whoever deleted the address begins anew. */
function changeOf(known: DocumentSnapshot, signup: NewsletterSignup, now: Date) {
  const { email } = signup;
  if (!isThere(known)) {
    const fields = { email, active: false, ...newConsent(signup, now) };
    return { fields: { ...fields, confirmed_at: null, unsubscribed_at: null }, withMail: true };
  }
  const waits = isWaiting(known);
  // The consent given before stands, unless the consent text has changed.
  const hasAgreed = waits && known.get('consent_version') === signup.consentVersion;
  const isLongAgo = now.getTime() - timeOf(known, 'confirmation_sent_at') >= MAIL_AGAIN_MS;
  return { fields: hasAgreed ? {} : newConsent(signup, now), withMail: !waits || isLongAgo };
}

/** Whether a mail with a link that still confirms lies in the reader's mailbox. */
const hasValidLink = (known: DocumentSnapshot, now: Date): boolean =>
  isThere(known) &&
  isWaiting(known) &&
  now.getTime() - timeOf(known, 'confirmation_sent_at') < CONFIRMATION_DAYS * DAY_MS;

/**
 * Stores a sign-up, inactive until it is confirmed, its confirmation mail due. An unconfirmed address is
 * mailed once an hour at most, and only mails count against its limit; beyond it an earlier mail will do.
 * @throws HttpsError already-exists when the address is subscribed; resource-exhausted when it has had
 *   too many mails today and none that would confirm
 */
export async function signUp(signup: NewsletterSignup, visit: Visit): Promise<void> {
  const { db, now, admitCaller } = visit;
  const document = db
    .collection(COLLECTIONS.newsletterSubscriptions)
    .doc(subscriptionId(signup.email));
  await admitCaller();
  let admission: Promise<boolean> | undefined;
  await db.runTransaction(async (transaction) => {
    const known = await transaction.get(document);
    if (isThere(known) && known.get('active') === true) {
      throw new HttpsError('already-exists', NEWSLETTER_DUPLICATE_MESSAGE);
    }
    const change = changeOf(known, signup, now);
    // Counted once, however often the transaction is tried.
    if (change.withMail) admission ??= visit.admitMail(signup.email);
    const isMailed = change.withMail && (await admission) === true;
    if (change.withMail && !isMailed && !hasValidLink(known, now)) {
      const { contact_email = CONTACT_EMAIL } = await readSiteSettings(db);
      throw tooMany(tooManyForAddress(contact_email), DAY_MS);
    }
    const mail = isMailed ? { ...mailsDue(['confirmation'], now), confirmation_sent_at: now } : {};
    const fields = { ...change.fields, ...mail };
    if (Object.keys(fields).length === 0) return;
    // Nothing of a subscription that was deleted stays, links least of all.
    transaction.set(document, fields, isThere(known) ? { merge: true } : {});
  }, TRIES);
}

export const subscribeNewsletter = formCall('newsletter', NewsletterSignup, signUp);

import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/v2/https';
import { NEWSLETTER_DUPLICATE_MESSAGE } from '../../../src/domain/newsletter/newsletter.ts';
import { CONFIRMATION_DAYS } from '../../../src/domain/newsletter/newsletter-links.ts';
import { NewsletterSignup } from '../../../src/domain/newsletter/newsletter-subscription.ts';
import { tooManyForAddress } from '../../../src/domain/requests/form-messages.ts';
import { CONTACT_EMAIL } from '../../../src/domain/site/brand.ts';
import { COLLECTIONS } from '../../../src/domain/site/collections.ts';
import { DAY_MS, HOUR_MS } from '../../../src/domain/text/today.ts';
import { TRIES, tooMany } from '../limits.ts';
import { mailsDue } from '../mail/due-mails.ts';
import { readSiteSettings } from '../site/site-settings.ts';
import { formCall, type Submission } from './form-call.ts';
import { isThere, isWaiting, subscriptionId, timeOf } from './subscription.ts';

const MAIL_AGAIN_MS = HOUR_MS;

const newConsent = ({ source, consentVersion }: NewsletterSignup, now: Date) => ({
  source,
  subscribed_at: now,
  consent_version: consentVersion,
  consent_at: now,
});

function changeOf(known: DocumentSnapshot, signup: NewsletterSignup, now: Date) {
  const { email } = signup;
  if (!isThere(known)) {
    const fields = { email, active: false, ...newConsent(signup, now) };
    return { fields: { ...fields, confirmed_at: null, unsubscribed_at: null }, withMail: true };
  }
  const waits = isWaiting(known);
  // Earlier consent stands, unless the consent text has changed.
  const hasAgreed = waits && known.get('consent_version') === signup.consentVersion;
  const isLongAgo = now.getTime() - timeOf(known, 'confirmation_sent_at') >= MAIL_AGAIN_MS;
  return { fields: hasAgreed ? {} : newConsent(signup, now), withMail: !waits || isLongAgo };
}

const hasValidLink = (known: DocumentSnapshot, now: Date): boolean =>
  isThere(known) &&
  isWaiting(known) &&
  now.getTime() - timeOf(known, 'confirmation_sent_at') < CONFIRMATION_DAYS * DAY_MS;

/**
 * Stores a sign-up and mails a confirmation at most once an hour; beyond the limit it succeeds without a mail if the
 * last link is still valid.
 */
export async function signUp(signup: NewsletterSignup, submission: Submission): Promise<void> {
  const { db, now, admitCaller } = submission;
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
    // Counts the mail once, even if the transaction is retried.
    if (change.withMail) admission ??= submission.admitMail(signup.email);
    const isMailed = change.withMail && (await admission) === true;
    if (change.withMail && !isMailed && !hasValidLink(known, now)) {
      const { contact_email = CONTACT_EMAIL } = await readSiteSettings(db);
      throw tooMany(tooManyForAddress(contact_email), DAY_MS);
    }
    const mail = isMailed ? { ...mailsDue(['confirmation'], now), confirmation_sent_at: now } : {};
    const fields = { ...change.fields, ...mail };
    if (Object.keys(fields).length === 0) return;
    // Overwrites a deleted subscription whole, so that its old links stop working.
    transaction.set(document, fields, isThere(known) ? { merge: true } : {});
  }, TRIES);
}

export const subscribeNewsletter = formCall('newsletter', NewsletterSignup, signUp);

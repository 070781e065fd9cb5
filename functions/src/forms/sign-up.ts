import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/v2/https';
import { NEWSLETTER_ALREADY_SUBSCRIBED_MESSAGE } from '../../../src/domain/newsletter/newsletter.ts';
import { CONFIRMATION_LINK_VALID_DAYS } from '../../../src/domain/newsletter/newsletter-links.ts';
import { NewsletterSignup } from '../../../src/domain/newsletter/newsletter-subscription.ts';
import { tooManySignUpsMessage } from '../../../src/domain/requests/form-messages.ts';
import { contactEmail } from '../../../src/domain/settings/contact-email.ts';
import { COLLECTIONS } from '../../../src/domain/site/collections.ts';
import { DAY_MS, HOUR_MS } from '../../../src/domain/text/today.ts';
import { isConcurrentWriteError } from '../firestore-values.ts';
import { createTooManyRequestsError } from '../limits.ts';
import { readSiteSettings } from '../site/site-settings.ts';
import { defineFormCallable, type SubmissionContext } from './form-call.ts';
import {
  isUnconfirmedSubscription,
  isUndeletedSubscription,
  storedInstantMs,
  subscriptionId,
} from './subscription.ts';

const newConsent = ({ source, consentVersion }: NewsletterSignup, now: Date) => ({
  source,
  subscribed_at: now,
  consent_version: consentVersion,
  consent_at: now,
});

function changeOf(subscription: DocumentSnapshot, signup: NewsletterSignup, now: Date) {
  const { email } = signup;
  if (!isUndeletedSubscription(subscription)) {
    const fields = { email, active: false, ...newConsent(signup, now) };
    const dates = { confirmed_at: null, unsubscribed_at: null };
    return { fields: { ...fields, ...dates }, withMail: true, hasLink: false };
  }
  const waits = isUnconfirmedSubscription(subscription);
  // A repeated sign-up keeps the time of its first consent, unless the consent text has changed.
  const hasAgreed = waits && subscription.get('consent_version') === signup.consentVersion;
  const mailAge = now.getTime() - storedInstantMs(subscription, 'confirmation_sent_at');
  return {
    fields: hasAgreed ? {} : newConsent(signup, now),
    withMail: !waits || mailAge >= HOUR_MS,
    hasLink: waits && mailAge < CONFIRMATION_LINK_VALID_DAYS * DAY_MS,
  };
}

/** Outcome of the check of the mail limits before a confirmation mail; storing `fields` queues the mail. */
type MailAdmission = { state: 'refused' } | { state: 'queued'; fields: object };

async function admitConfirmation(
  email: string,
  submission: SubmissionContext,
): Promise<MailAdmission> {
  const { now, admitMail, queueMails } = submission;
  if (!(await admitMail(email))) return { state: 'refused' };
  const mail = await queueMails(['confirmation']);
  return { state: 'queued', fields: { ...mail, confirmation_sent_at: now } };
}

/** Writes fields of a subscription. @returns false if nothing was written because a concurrent write came first */
async function write(subscription: DocumentSnapshot, fields: object): Promise<boolean> {
  if (Object.keys(fields).length === 0) return true;
  const { ref, updateTime: lastUpdateTime } = subscription;
  const batch = ref.firestore.batch();
  if (!lastUpdateTime) batch.create(ref, fields);
  else if (isUndeletedSubscription(subscription))
    batch.update(ref, { ...fields }, { lastUpdateTime });
  // Overwrites a deleted subscription whole, so that its old links stop working.
  else batch.delete(ref, { lastUpdateTime }).set(ref, fields);
  try {
    await batch.commit();
    return true;
  } catch (error) {
    if (isConcurrentWriteError(error)) return false;
    throw error;
  }
}

/**
 * Stores a sign-up and mails a confirmation at most once an hour. Beyond the mail limit, the sign-up succeeds if the
 * last confirmation link is still valid. Uses no transaction: simultaneous sign-ups for one subscription would wait for
 * each other.
 */
export async function storeSignUp(
  signup: NewsletterSignup,
  submission: SubmissionContext,
): Promise<void> {
  const { db, now, admitCaller } = submission;
  await admitCaller();
  const subscriptions = db.collection(COLLECTIONS.newsletterSubscriptions);
  let admission: MailAdmission | undefined;
  let isStored = false;
  while (!isStored) {
    const subscription = await subscriptions.doc(subscriptionId(signup.email)).get();
    if (isUndeletedSubscription(subscription) && subscription.get('active') === true)
      throw new HttpsError('already-exists', NEWSLETTER_ALREADY_SUBSCRIBED_MESSAGE);
    const { fields, withMail, hasLink } = changeOf(subscription, signup, now);
    // Counts the mail only once against the mail limits, even if a concurrent write makes the loop try again.
    if (withMail) admission ??= await admitConfirmation(signup.email, submission);
    if (admission?.state === 'refused' && !hasLink) {
      const address = contactEmail(await readSiteSettings(db));
      throw createTooManyRequestsError(tooManySignUpsMessage(address));
    }
    const mail = withMail && admission?.state === 'queued' ? admission.fields : {};
    isStored = await write(subscription, { ...fields, ...mail });
  }
}

export const subscribeNewsletter = defineFormCallable('newsletter', NewsletterSignup, storeSignUp);

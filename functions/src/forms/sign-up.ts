import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/v2/https';
import { NEWSLETTER_DUPLICATE_MESSAGE } from '../../../src/domain/newsletter/newsletter.ts';
import { CONFIRMATION_DAYS } from '../../../src/domain/newsletter/newsletter-links.ts';
import { NewsletterSignup } from '../../../src/domain/newsletter/newsletter-subscription.ts';
import { tooManySignUpsMessage } from '../../../src/domain/requests/form-messages.ts';
import { CONTACT_EMAIL } from '../../../src/domain/site/brand.ts';
import { COLLECTIONS } from '../../../src/domain/site/collections.ts';
import { DAY_MS, HOUR_MS } from '../../../src/domain/text/today.ts';
import { isConcurrentWriteError } from '../firestore-values.ts';
import { tooManyRequestsError } from '../limits.ts';
import { readSiteSettings } from '../site/site-settings.ts';
import { defineFormCallable, type Submission } from './form-call.ts';
import { hasSubscription, isUnconfirmed, storedInstantMs, subscriptionId } from './subscription.ts';

const newConsent = ({ source, consentVersion }: NewsletterSignup, now: Date) => ({
  source,
  subscribed_at: now,
  consent_version: consentVersion,
  consent_at: now,
});

function changeOf(known: DocumentSnapshot, signup: NewsletterSignup, now: Date) {
  const { email } = signup;
  if (!hasSubscription(known)) {
    const fields = { email, active: false, ...newConsent(signup, now) };
    const dates = { confirmed_at: null, unsubscribed_at: null };
    return { fields: { ...fields, ...dates }, withMail: true, hasLink: false };
  }
  const waits = isUnconfirmed(known);
  // A repeated sign-up keeps the time of its first consent, unless the consent text has changed.
  const hasAgreed = waits && known.get('consent_version') === signup.consentVersion;
  const mailAge = now.getTime() - storedInstantMs(known, 'confirmation_sent_at');
  return {
    fields: hasAgreed ? {} : newConsent(signup, now),
    withMail: !waits || mailAge >= HOUR_MS,
    hasLink: waits && mailAge < CONFIRMATION_DAYS * DAY_MS,
  };
}

/** Stores a newsletter sign-up. @returns false if a concurrent write changed the subscription first */
async function store(
  signup: NewsletterSignup,
  { db, now }: Submission,
  queueMail: () => Promise<object | null>,
): Promise<boolean> {
  const document = db
    .collection(COLLECTIONS.newsletterSubscriptions)
    .doc(subscriptionId(signup.email));
  const known = await document.get();
  if (hasSubscription(known) && known.get('active') === true) {
    throw new HttpsError('already-exists', NEWSLETTER_DUPLICATE_MESSAGE);
  }
  const change = changeOf(known, signup, now);
  const mail = change.withMail ? await queueMail() : {};
  if (mail === null && !change.hasLink) {
    const { contact_email = CONTACT_EMAIL } = await readSiteSettings(db);
    throw tooManyRequestsError(tooManySignUpsMessage(contact_email));
  }
  const fields = { ...change.fields, ...mail };
  if (Object.keys(fields).length === 0) return true;
  const { updateTime: lastUpdateTime } = known;
  const batch = db.batch();
  if (!lastUpdateTime) batch.create(document, fields);
  else if (hasSubscription(known)) batch.update(document, fields, { lastUpdateTime });
  // Overwrites a deleted subscription whole, so that its old links stop working.
  else batch.delete(document, { lastUpdateTime }).set(document, fields);
  try {
    await batch.commit();
    return true;
  } catch (error) {
    if (isConcurrentWriteError(error)) return false;
    throw error;
  }
}

/**
 * Stores a sign-up and mails a confirmation at most once an hour. Beyond the limit of mails, the sign-up succeeds if
 * the last link is still valid. Uses no transaction: those of one address would wait for each other.
 */
export async function subscribe(signup: NewsletterSignup, submission: Submission): Promise<void> {
  const { now, admitCaller, admitMail, queueMails } = submission;
  await admitCaller();
  const queueMail = async () =>
    (await admitMail(signup.email))
      ? { ...(await queueMails(['confirmation'])), confirmation_sent_at: now }
      : null;
  // The mail is counted once against its limit, even if the sign-up is stored anew after a concurrent write.
  let mail: ReturnType<typeof queueMail> | undefined;
  while (!(await store(signup, submission, () => (mail ??= queueMail()))));
}

export const subscribeNewsletter = defineFormCallable('newsletter', NewsletterSignup, subscribe);

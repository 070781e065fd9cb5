import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { NewsletterSignup } from '../../../src/domain/newsletter/newsletter-subscription.ts';
import { COLLECTIONS } from '../../../src/domain/site/collections.ts';
import { isAlreadyThere, isOvertaken } from '../calls/firestore-error.ts';
import type { AdmitRecipient } from '../guards/guard-form.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { confirmationMail, type LinkMaker } from './confirmation-mail.ts';
import { instantOf } from './instant-of.ts';
import { subscriptionId } from './subscription-id.ts';

/** An address that waits is written to again after so long. */
const MAIL_AGAIN_MS = 60 * 60_000;

/** Whether it waits for its first confirmation: it never was active, nor said no. */
function isWaiting(known: DocumentSnapshot): boolean {
  return !instantOf(known, 'confirmed_at') && !instantOf(known, 'unsubscribed_at');
}

/** What changes on a document that is there, and whether a mail goes with it; null for nothing. */
function renewal(
  known: DocumentSnapshot,
  { source, consentVersion }: NewsletterSignup,
  now: Date,
): { fields: Record<string, unknown>; withMail: boolean } | null {
  const lastMail = instantOf(known, 'confirmation_sent_at')?.getTime() ?? 0;
  const isRested = now.getTime() - lastMail >= MAIL_AGAIN_MS;
  const waits = isWaiting(known);
  const withMail = !waits || isRested;
  const consent = {
    source,
    subscribed_at: now,
    consent_version: consentVersion,
    consent_at: now,
    confirmed_at: null,
    unsubscribed_at: null,
  };
  // Whoever waits has agreed already, unless the text is another one now.
  const hasAgreed = waits && known.get('consent_version') === consentVersion;
  if (hasAgreed && !withMail) return null;
  const sent = withMail ? { confirmation_sent_at: now } : {};
  return { fields: { ...(hasAgreed ? {} : consent), ...sent }, withMail };
}

/** What a sign-up of an address that nobody knows stores. */
function firstFields({ email, source, consentVersion }: NewsletterSignup, now: Date) {
  return {
    email,
    source,
    active: false,
    subscribed_at: now,
    consent_version: consentVersion,
    consent_at: now,
    confirmation_sent_at: now,
    confirmed_at: null,
    unsubscribed_at: null,
  };
}

/**
 * Stores a sign-up, not active until it is confirmed, together with its confirmation mail (design
 * section 4, point 2). Written onto what was read, as simultaneous sign-ups of one address would wait
 * for each other in transactions. An address that waits is mailed again once an hour at most; one
 * that left has its consent renewed. What changes nothing counts for nobody.
 * @returns « active » when the address is subscribed already, in which case nothing changes.
 */
export async function storeSignup(
  db: Firestore,
  links: LinkMaker,
  signup: NewsletterSignup,
  now: Date,
  admit: AdmitRecipient,
): Promise<'stored' | 'active'> {
  const { email } = signup;
  const id = subscriptionId(email);
  const document = db.collection(COLLECTIONS.newsletterSubscriptions).doc(id);
  const known = await document.get();
  if (known.get('active') === true) return 'active';
  const change = known.exists
    ? renewal(known, signup, now)
    : { fields: firstFields(signup, now), withMail: true };
  if (change === null) return 'stored';
  await admit(email);

  const batch = db.batch();
  const lastUpdateTime = known.updateTime;
  if (lastUpdateTime) batch.update(document, change.fields, { lastUpdateTime });
  else batch.create(document, change.fields);
  if (change.withMail) {
    enqueueMail(
      db,
      batch,
      confirmationMail(links, { subscriptionId: id, email, sentAt: now }),
      now,
    );
  }
  try {
    await batch.commit();
  } catch (error) {
    // Another sign-up of the address came first and did the same.
    if (!isOvertaken(error) && !isAlreadyThere(error)) throw error;
  }
  return 'stored';
}

import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/v2/https';
import { NEWSLETTER_DUPLICATE_MESSAGE } from '../../../src/domain/newsletter/newsletter.ts';
import { CONFIRMATION_DAYS } from '../../../src/domain/newsletter/newsletter-links.ts';
import { NewsletterSignup } from '../../../src/domain/newsletter/newsletter-subscription.ts';
import { tooManyForAddress } from '../../../src/domain/requests/form-guard.ts';
import { CONTACT_EMAIL } from '../../../src/domain/site/brand.ts';
import { COLLECTIONS } from '../../../src/domain/site/collections.ts';
import { isAlreadyThere, isOvertaken } from '../calls/firestore-error.ts';
import { type CallAnswer, parsePayload } from '../calls/parse-payload.ts';
import { type AdmitRecipient, DAY_MS, tooMany } from '../guards/guard-form.ts';
import { guardedCall } from '../guards/guarded-call.ts';
import { NEWSLETTER_SECRET } from '../guards/settings.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { readSiteSettings } from '../site/site-settings.ts';
import { siteUrl } from '../site/site-url.ts';
import { confirmationMail, type LinkSettings } from './confirmation-mail.ts';
import { instantOf, isWaiting, subscriptionId } from './subscription.ts';

/** The shortest time between two confirmation mails to an unconfirmed address. */
const MAIL_AGAIN_MS = 60 * 60_000;

/** The fields of a consent that is still to be confirmed. */
function newConsent({ source, consentVersion }: NewsletterSignup, now: Date) {
  return {
    source,
    subscribed_at: now,
    consent_version: consentVersion,
    consent_at: now,
  };
}

/** When the last confirmation mail went out, in milliseconds since 1970; 0 for none. */
const sentAt = (known: DocumentSnapshot): number =>
  instantOf(known, 'confirmation_sent_at')?.getTime() ?? 0;

type Change = { fields: Record<string, unknown>; withMail: boolean };

/** How a sign-up changes an existing subscription; null for no change. */
function renewal(known: DocumentSnapshot, signup: NewsletterSignup, now: Date): Change | null {
  const waits = isWaiting(known);
  const withMail = !waits || now.getTime() - sentAt(known) >= MAIL_AGAIN_MS;
  // The consent given before stands, unless the consent text has changed.
  const hasAgreed = waits && known.get('consent_version') === signup.consentVersion;
  if (hasAgreed && !withMail) return null;
  return { fields: hasAgreed ? {} : newConsent(signup, now), withMail };
}

/** A new subscription, with its mail. */
function creation(signup: NewsletterSignup, now: Date): Change {
  const { email } = signup;
  return {
    fields: {
      email,
      active: false,
      ...newConsent(signup, now),
      confirmed_at: null,
      unsubscribed_at: null,
    },
    withMail: true,
  };
}

/** Whether a mail with a link that still confirms lies in the reader's mailbox. */
const hasValidLink = (known: DocumentSnapshot, now: Date): boolean =>
  isWaiting(known) && now.getTime() - sentAt(known) < CONFIRMATION_DAYS * DAY_MS;

/**
 * Whether to send the mail of a change. Beyond the limit of the address an earlier mail will do; without
 * one, the reader has to be told.
 * @throws HttpsError resource-exhausted
 */
async function admitsMail(
  db: Firestore,
  known: DocumentSnapshot,
  { email, now, admit }: { email: string; now: Date; admit: AdmitRecipient },
): Promise<boolean> {
  if (await admit(email)) return true;
  if (hasValidLink(known, now)) return false;
  const { contact_email = CONTACT_EMAIL } = await readSiteSettings(db);
  throw tooMany(tooManyForAddress(contact_email), DAY_MS);
}

/**
 * Stores a sign-up, inactive until it is confirmed, together with its confirmation mail. The write is
 * conditional on what was read: simultaneous sign-ups of one address would queue in transactions. An
 * unconfirmed address is mailed once an hour at most, and only mails count against its limit.
 * @returns `'active'` when the address is subscribed already and nothing changes
 */
async function storeSignup(
  db: Firestore,
  links: LinkSettings,
  signup: NewsletterSignup,
  now: Date,
  admit: AdmitRecipient,
): Promise<'stored' | 'active'> {
  const { email } = signup;
  const id = subscriptionId(email);
  const document = db.collection(COLLECTIONS.newsletterSubscriptions).doc(id);
  const known = await document.get();
  if (known.get('active') === true) return 'active';
  const change = known.exists ? renewal(known, signup, now) : creation(signup, now);
  if (change === null) return 'stored';
  const isMailed = change.withMail && (await admitsMail(db, known, { email, now, admit }));
  const fields = { ...change.fields, ...(isMailed && { confirmation_sent_at: now }) };
  if (Object.keys(fields).length === 0) return 'stored';

  const batch = db.batch();
  const lastUpdateTime = known.updateTime;
  if (lastUpdateTime) batch.update(document, fields, { lastUpdateTime });
  else batch.create(document, fields);
  if (isMailed) {
    const settings = await readSiteSettings(db);
    const mail = await confirmationMail(links, {
      subscriptionId: id,
      email,
      sentAt: now,
      settings,
    });
    enqueueMail(db, batch, mail, now);
  }
  try {
    await batch.commit();
  } catch (error) {
    // A simultaneous sign-up of the address came first and did the same.
    if (!isOvertaken(error) && !isAlreadyThere(error)) throw error;
  }
  return 'stored';
}

/**
 * Signs an email address up for the newsletter.
 * @throws HttpsError already-exists when the address is subscribed; resource-exhausted when it has had
 *   too many mails today and none that would confirm
 */
export async function handleSignup(
  db: Firestore,
  links: LinkSettings,
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

export const subscribeNewsletter = guardedCall('newsletter', (db, payload, now, admit) =>
  handleSignup(db, { siteUrl: siteUrl(), secret: NEWSLETTER_SECRET.value() }, payload, now, admit),
);

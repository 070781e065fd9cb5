import { createHash, randomBytes } from 'node:crypto';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { IMPORT_CONSENT_VERSION } from '../../../src/domain/admin/admin-calls.ts';
import type {
  ImportedSubscriber,
  OffSiteConsent,
} from '../../../src/domain/newsletter/newsletter-subscription.ts';
import { normaliseEmail } from '../../../src/domain/text/email.ts';
import { isDeleted, timestampToDate } from '../firestore-values.ts';

/**
 * Returns the id of an email address's subscription. The id belongs in no log or link, because anybody can compare it
 * with the hashes of guessed addresses.
 */
export const subscriptionId = (normalisedEmail: string): string =>
  createHash('sha256').update(normalisedEmail).digest('hex');

/** Returns the stored fields of an imported subscriber; the proof of consent is stored only for active subscribers. */
export function importedSubscriberFields(
  subscriber: ImportedSubscriber,
  basis: OffSiteConsent,
  now: Date,
) {
  const { email, active, source, consent_at, consent_proof } = subscriber;
  const date = new Date(consent_at ?? now);
  const subscribed_at = date < now ? date : now;
  const activation = { activation_basis: basis, activated_at: now };
  const consent = { consent_at: subscribed_at, consent_proof, ...activation };
  const subscription = { email: normaliseEmail(email), source, active, subscribed_at };
  const state = active ? consent : { unsubscribed_at: now };
  return { ...subscription, consent_version: IMPORT_CONSENT_VERSION, ...state };
}

/** Returns true if a subscription exists. A deleted subscription, which only waits to be erased, does not count. */
export const isUndeletedSubscription = (document: DocumentSnapshot): boolean =>
  document.exists && !isDeleted(document);

/** Returns a stored instant in milliseconds since 1970; 0 if absent. */
export const storedInstantMs = (document: DocumentSnapshot, field: string): number =>
  timestampToDate(document.get(field))?.getTime() ?? 0;

/**
 * Returns true if the reader has neither confirmed nor unsubscribed since the latest sign-up. That sign-up may be a
 * stranger's, so it leaves the dates of an earlier confirmation in the subscription.
 */
export function isUnconfirmedSubscription(subscription: DocumentSnapshot): boolean {
  const since = storedInstantMs(subscription, 'subscribed_at');
  const isEarlier = (field: string) =>
    timestampToDate(subscription.get(field)) === null ||
    storedInstantMs(subscription, field) < since;
  return isEarlier('confirmed_at') && isEarlier('unsubscribed_at');
}

export type MailTokenPurpose = 'confirm' | 'unsubscribe';

/** Maximum number of stored token hashes: enough for 100 newsletters, or for 50 confirmation mails with two links each. */
const HASHES_MAX = 100;

const TOKEN = /^([0-9a-z]{1,9})\.[\w-]{43}$/;

/** Hashes a token for storage: a stored hash cannot be turned back into a link. */
export const hashMailToken = (purpose: MailTokenPurpose, token: string): string =>
  createHash('sha256').update(`${purpose} ${token}`).digest('base64url');

/** Returns when a token claims to have been issued (ms since 1970). A token is only genuine if its hash is stored. */
export function tokenIssueTime(token: string): number | null {
  const [, time] = TOKEN.exec(token) ?? [];
  return time === undefined ? null : Number.parseInt(time, 36);
}

/**
 * Returns a token for a mail's link, and the hashes to store. These include former hashes, so that links of earlier
 * mails still work.
 */
export function issueMailToken(purpose: MailTokenPurpose, stored: unknown, now: Date) {
  // A token begins with its time of issue; its 256 random bits cannot be guessed.
  const token = `${now.getTime().toString(36)}.${randomBytes(32).toString('base64url')}`;
  const formerHashes: unknown[] = Array.isArray(stored) ? stored : [];
  return { token, hashes: [...formerHashes, hashMailToken(purpose, token)].slice(-HASHES_MAX) };
}

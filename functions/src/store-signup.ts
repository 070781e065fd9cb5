import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '../../src/domain/collections.ts';
import type { NewsletterSignup } from '../../src/domain/newsletter-subscription.ts';
import { isAlreadyThere, isOvertaken } from './firestore-error.ts';
import { subscriptionId } from './subscription-id.ts';

/** Whether nothing happened to it since it was stored: it waits, with the consent given then. */
function isAsStored(known: DocumentSnapshot, consentVersion: string): boolean {
  return (
    known.updateTime !== undefined &&
    known.createTime?.isEqual(known.updateTime) === true &&
    known.get('consent_version') === consentVersion
  );
}

/**
 * Stores a sign-up, not active until it is confirmed (design section 4, point 2). Created first, as
 * simultaneous sign-ups of one address would wait for each other in transactions; an address that
 * left has its consent renewed.
 * @returns « active » when the address is subscribed already, in which case nothing changes.
 */
export async function storeSignup(
  db: Firestore,
  { email, source, consentVersion }: NewsletterSignup,
  now: Date,
): Promise<'stored' | 'active'> {
  const subscription = {
    email,
    source,
    active: false,
    subscribed_at: now,
    consent_version: consentVersion,
    consent_at: now,
  };
  const document = db.collection(COLLECTIONS.newsletterSubscriptions).doc(subscriptionId(email));
  try {
    await document.create(subscription);
    return 'stored';
  } catch (error) {
    if (!isAlreadyThere(error)) throw error;
  }
  const known = await document.get();
  if (known.get('active') === true) return 'active';
  if (isAsStored(known, consentVersion)) return 'stored';
  try {
    await document.update(
      subscription,
      known.updateTime ? { lastUpdateTime: known.updateTime } : {},
    );
  } catch (error) {
    // Another sign-up of the address came first and did the same.
    if (!isOvertaken(error)) throw error;
  }
  return 'stored';
}

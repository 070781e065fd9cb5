import type { Firestore } from 'firebase-admin/firestore';
import {
  IMPORT_CONSENT_VERSION,
  type ImportReport,
  type SubscriberImport,
} from '../../../src/domain/admin/admin-calls.ts';
import { COLLECTIONS } from '../../../src/domain/site/collections.ts';
import { isEmail, normaliseEmail } from '../../../src/domain/text/email.ts';
import { isThere, subscriptionId } from './subscription.ts';

/**
 * Stores active subscriptions for new email addresses, and skips invalid addresses. Existing
 * subscriptions stay unchanged: an unconfirmed address must still confirm, and an unsubscribed
 * address is not resubscribed.
 */
export async function importSubscribers(
  db: Firestore,
  { emails, basis }: SubscriberImport,
  { uid, now }: { uid: string; now: Date },
): Promise<ImportReport> {
  const unique = [...new Set(emails.map(normaliseEmail).filter(isEmail))];
  const subscriptions = db.collection(COLLECTIONS.newsletterSubscriptions);
  const consent = { consent_version: IMPORT_CONSENT_VERSION, consent_at: now };
  const activation = { activation_basis: basis, activated_at: now };
  const stamps = { subscribed_at: now, updated_at: now, updated_by: uid };
  const fields = { source: null, active: true, ...consent, ...activation, ...stamps };
  const imported = await db.runTransaction(async (transaction) => {
    const refs = unique.map((email) => subscriptions.doc(subscriptionId(email)));
    const found =
      refs.length > 0 ? await transaction.getAll(...refs, { fieldMask: ['deleted_at'] }) : [];
    for (const [index, known] of found.entries()) {
      if (!isThere(known)) transaction.set(known.ref, { email: unique[index], ...fields });
    }
    return found.filter((known) => !isThere(known)).length;
  });
  return { imported, known: unique.length - imported };
}

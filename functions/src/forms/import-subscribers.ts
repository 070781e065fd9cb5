import type { Firestore } from 'firebase-admin/firestore';
import {
  IMPORT_CONSENT_VERSION,
  type ImportReport,
  type SubscriberImport,
} from '../../../src/domain/admin/admin-calls.ts';
import { COLLECTIONS } from '../../../src/domain/site/collections.ts';
import { isEmail, normaliseEmail } from '../../../src/domain/text/email.ts';
import { isAlreadyThere } from '../calls/firestore-error.ts';
import { isThere, subscriptionId } from './subscription.ts';

/** How much of an invalid entry the report shows. */
const SHOWN_MAX = 120;

/** Erases those of the addresses that were deleted and wait for the night: they begin anew. */
async function forgetDeleted(db: Firestore, emails: readonly string[]): Promise<void> {
  const subscriptions = db.collection(COLLECTIONS.newsletterSubscriptions);
  const ids = emails.map((email) => subscriptions.doc(subscriptionId(email)));
  const found = ids.length > 0 ? await db.getAll(...ids, { fieldMask: ['deleted_at'] }) : [];
  const deleted = found.filter((known) => known.exists && !isThere(known));
  for (const { ref, updateTime } of deleted) {
    await ref.delete(updateTime ? { lastUpdateTime: updateTime } : {});
  }
}

/**
 * Stores active subscriptions for new email addresses. Existing ones stay as they are: unconfirmed
 * addresses still have to confirm, and unsubscribed ones are not resubscribed.
 */
export async function importSubscribers(
  db: Firestore,
  { emails, basis }: SubscriberImport,
  { uid, now }: { uid: string; now: Date },
): Promise<ImportReport> {
  const given = emails.filter((text) => text.trim() !== '');
  const addresses = given.map(normaliseEmail).filter(isEmail);
  const unique = [...new Set(addresses)];
  const invalid = given.filter((text) => !isEmail(normaliseEmail(text)));

  const subscriptions = db.collection(COLLECTIONS.newsletterSubscriptions);
  await forgetDeleted(db, unique);
  const writer = db.bulkWriter();
  writer.onWriteError((error) => !isAlreadyThere(error) && error.failedAttempts < 5);
  const store = async (email: string): Promise<boolean> => {
    const fields = {
      email,
      source: null,
      active: true,
      subscribed_at: now,
      consent_version: IMPORT_CONSENT_VERSION,
      consent_at: now,
      activation_basis: basis,
      activated_at: now,
      updated_at: now,
      updated_by: uid,
    };
    try {
      await writer.create(subscriptions.doc(subscriptionId(email)), fields);
      return true;
    } catch (error) {
      if (isAlreadyThere(error)) return false;
      throw error;
    }
  };
  const [stored] = await Promise.all([Promise.all(unique.map(store)), writer.close()]);
  const imported = stored.filter(Boolean).length;
  return {
    imported,
    known: unique.length - imported,
    duplicates: addresses.length - unique.length,
    invalid: invalid.map((text) => text.trim().slice(0, SHOWN_MAX)),
  };
}

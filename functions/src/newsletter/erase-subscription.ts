import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { COLLECTIONS } from '../../../src/domain/site/collections.ts';
import { database } from '../database.ts';
import { documentEvents } from '../journal/document-events.ts';
import { instantOf } from './subscription.ts';

/**
 * Deletes the confirmation mails of a deleted subscription, whatever their state. One that is being
 * sent goes too: its sender finds nothing to update. If the address has signed up again meanwhile, the
 * mails since then stay.
 */
export async function eraseMails(db: Firestore, subscriptionId: string): Promise<void> {
  const { docs } = await db
    .collection(COLLECTIONS.mailOutbox)
    .where('subscription_id', '==', subscriptionId)
    .get();
  // Read after the mails: the subscription of a newer mail among them exists by now.
  const renewed = await db
    .collection(COLLECTIONS.newsletterSubscriptions)
    .doc(subscriptionId)
    .get();
  const since = instantOf(renewed, 'subscribed_at')?.getTime() ?? Number.POSITIVE_INFINITY;
  const isOld = (mail: QueryDocumentSnapshot) =>
    (instantOf(mail, 'created_at')?.getTime() ?? 0) < since;
  await Promise.all(docs.filter(isOld).map((mail) => mail.ref.delete()));
}

/** Deletes a subscription for good, together with its confirmation mails. */
export async function eraseSubscription(db: Firestore, id: string): Promise<void> {
  await db.collection(COLLECTIONS.newsletterSubscriptions).doc(id).delete();
  await eraseMails(db, id);
}

/** Erases the mails of a subscription whoever deletes it: an administrator, or the nightly purge. */
export const eraseSubscriptionMails = documentEvents()?.onDocumentDeleted(
  { document: `${COLLECTIONS.newsletterSubscriptions}/{subscriptionId}`, retry: true },
  async ({ params }) => eraseMails(await database(), params.subscriptionId),
);

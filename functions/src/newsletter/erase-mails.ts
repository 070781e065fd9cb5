import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { COLLECTIONS } from '../../../src/domain/site/collections.ts';
import type { MailKind } from '../mail/outgoing-mail.ts';
import { instantOf } from './instant-of.ts';
import { mailPrefix, plainMailPrefix } from './mail-prefix.ts';

const KIND: MailKind = 'newsletter-confirmation';

/** Comes after whatever else an id goes on with. */
const LAST = '\uf8ff';

type Subscription = { id: string; email: unknown };

/** Those of its id, whatever is left in them, and those to its address, whatever secret named them. */
async function mailsOf(
  db: Firestore,
  secret: string,
  { id, email }: Subscription,
): Promise<QueryDocumentSnapshot[]> {
  const outbox = db.collection(COLLECTIONS.mailOutbox);
  const byId = [mailPrefix(secret, id), plainMailPrefix(id)].map((prefix) =>
    outbox.orderBy('__name__').startAt(prefix).endAt(`${prefix}${LAST}`),
  );
  // The subscription itself may be gone.
  const byAddress =
    typeof email === 'string' ? [outbox.where('to', '==', email).where('kind', '==', KIND)] : [];
  const found = await Promise.all([...byId, ...byAddress].map((query) => query.get()));
  return found.flatMap(({ docs }) => docs);
}

/**
 * Deletes the confirmation mails of a subscription that is gone: those that were sent, those that
 * wait, and what is left of redacted ones. One that is being sent at this moment goes too: whoever
 * sends it finds nothing to write to. Where the address is signed up again, what came with that stays.
 */
export async function eraseMails(
  db: Firestore,
  secret: string,
  subscription: Subscription,
): Promise<void> {
  const mails = await mailsOf(db, secret, subscription);
  // Read after the mails: a new one among them has its subscription by now.
  const again = await db.collection(COLLECTIONS.newsletterSubscriptions).doc(subscription.id).get();
  const since = instantOf(again, 'subscribed_at')?.getTime() ?? Number.POSITIVE_INFINITY;
  const isGone = (mail: QueryDocumentSnapshot) =>
    (instantOf(mail, 'created_at')?.getTime() ?? 0) < since;
  await Promise.all(mails.filter(isGone).map((mail) => mail.ref.delete()));
}

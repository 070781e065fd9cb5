import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { COLLECTIONS } from '../../../src/domain/collections.ts';
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
 * Deletes the confirmation mails of a subscription: those that were sent, those that wait, and what
 * is left of redacted ones. One that is being sent at this moment goes too: whoever sends it finds
 * nothing to write to.
 * @param until mails of a later sign-up stay
 */
export async function eraseMails(
  db: Firestore,
  secret: string,
  subscription: Subscription,
  until: Date,
): Promise<void> {
  const mails = await mailsOf(db, secret, subscription);
  const isOf = (mail: QueryDocumentSnapshot) => (instantOf(mail, 'created_at') ?? until) <= until;
  await Promise.all(mails.filter(isOf).map((mail) => mail.ref.delete()));
}

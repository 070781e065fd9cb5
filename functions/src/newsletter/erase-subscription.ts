import type { Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import type { MailKind } from '../mail/outgoing-mail.ts';

const KIND: MailKind = 'newsletter-confirmation';

/** Deletes a subscription for good, with the confirmation mails that were sent to its address. */
export async function eraseSubscription(db: Firestore, id: string): Promise<void> {
  const document = db.collection(COLLECTIONS.newsletterSubscriptions).doc(id);
  const email: unknown = (await document.get()).get('email');
  if (typeof email === 'string') {
    // Not one that is being sent at this moment: whoever sends it writes to its document.
    const mails = await db
      .collection(COLLECTIONS.mailOutbox)
      .where('to', '==', email)
      .where('kind', '==', KIND)
      .where('state', 'in', ['sent', 'failed'])
      .get();
    await Promise.all(mails.docs.map((mail) => mail.ref.delete()));
  }
  await document.delete();
}

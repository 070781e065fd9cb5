import type { Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '../../../src/domain/site/collections.ts';
import { eraseMails } from './erase-mails.ts';

/** Deletes a subscription for good, with the confirmation mails to its address, sent or not. */
export async function eraseSubscription(db: Firestore, secret: string, id: string): Promise<void> {
  const document = db.collection(COLLECTIONS.newsletterSubscriptions).doc(id);
  const email: unknown = (await document.get()).get('email');
  await document.delete();
  await eraseMails(db, secret, { id, email });
}

import type { Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '../../../src/domain/site/collections.ts';

/** The tick tries every four minutes: a mail that has waited so long is not sent without help. */
const LATE_MS = 15 * 60_000;

/**
 * Says that all is well: Firestore answers, and mails leave.
 * @throws Error, which the log has, when a mail is late
 */
export async function health(db: Firestore): Promise<string> {
  const since = new Date(Date.now() - LATE_MS);
  for (const name of [COLLECTIONS.contactRequests, COLLECTIONS.newsletterSubscriptions]) {
    const late = db.collection(name).where('mail_due_at', '<=', since);
    if (!(await late.limit(1).select().get()).empty) throw new Error('a mail is late');
  }
  return '{"status":"ok"}';
}

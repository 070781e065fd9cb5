import type { Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '../../../src/domain/site/collections.ts';

/** The tick retries every 4 minutes: a mail that is 15 minutes late is stuck. */
const LATE_MS = 15 * 60_000;

/**
 * Checks that Firestore answers and that mails are being sent.
 * @throws Error when a mail is late
 */
export async function health(db: Firestore): Promise<string> {
  const since = new Date(Date.now() - LATE_MS);
  for (const name of [COLLECTIONS.contactRequests, COLLECTIONS.newsletterSubscriptions]) {
    const late = db.collection(name).where('mail_due_at', '<=', since);
    if (!(await late.limit(1).select().get()).empty) throw new Error('a mail is late');
  }
  return '{"status":"ok"}';
}

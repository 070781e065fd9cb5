import type { Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import { MAIL_BODY_RETENTION_DAYS } from '../../../src/domain/legal.ts';

const PAGE = 200;
const DAY_MS = 86_400_000;

/**
 * Takes bodies and addresses out of mails sent long enough ago; that they were sent, and when, stays.
 * @returns how many
 */
export async function redactMails(db: Firestore, now: Date): Promise<number> {
  const long = new Date(now.getTime() - MAIL_BODY_RETENTION_DAYS * DAY_MS);
  const query = db
    .collection(COLLECTIONS.mailOutbox)
    .where('redacted_at', '==', null)
    .where('sent_at', '<=', long)
    .orderBy('sent_at')
    .limit(PAGE);
  for (let redacted = 0; ; ) {
    const { docs } = await query.get();
    if (docs.length === 0) return redacted;
    const batch = db.batch();
    for (const { ref } of docs) {
      batch.update(ref, { content: null, to: null, reply_to: null, headers: {}, redacted_at: now });
    }
    await batch.commit();
    redacted += docs.length;
  }
}

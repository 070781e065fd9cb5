import type { Firestore, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { COLLECTIONS } from '../../../src/domain/site/collections.ts';
import {
  MAIL_BODY_RETENTION_DAYS,
  MAIL_RECORD_RETENTION_DAYS,
} from '../../../src/domain/site/retention.ts';
import { isMissing, isOvertaken } from '../calls/firestore-error.ts';
import { requestOfMail, writeStates } from './outbox.ts';

const PAGE = 200;
const DAY_MS = 86_400_000;

const redacted = (now: Date) => ({
  content: null,
  to: null,
  reply_to: null,
  headers: {},
  redacted_at: now,
  // A TTL policy deletes what is left.
  expires_at: new Date(now.getTime() + MAIL_RECORD_RETENTION_DAYS * DAY_MS),
});

/** Redacts a failed mail unless it changed since it was read: an administrator may be resending it. */
async function redactFailed(
  db: Firestore,
  mail: QueryDocumentSnapshot,
  now: Date,
): Promise<boolean> {
  const requestRef = requestOfMail(db, mail);
  try {
    await writeStates(db, {
      mail: { ref: mail.ref, fields: redacted(now), onlyIfUnchangedSince: mail.updateTime },
      request: requestRef && { ref: requestRef, fields: { mail_erased: true } },
    });
    return true;
  } catch (error) {
    if (isOvertaken(error) || isMissing(error)) return false;
    throw error;
  }
}

async function redactSent(db: Firestore, mails: QueryDocumentSnapshot[], now: Date) {
  const batch = db.batch();
  for (const { ref } of mails) batch.update(ref, redacted(now));
  await batch.commit();
  return mails.length;
}

/** Goes on page by page: redacted mails no longer match the query. */
async function redactAll(
  found: Query,
  redact: (mails: QueryDocumentSnapshot[]) => Promise<number>,
): Promise<number> {
  for (let sum = 0; ; ) {
    const { docs } = await found.limit(PAGE).get();
    const count = docs.length === 0 ? 0 : await redact(docs);
    if (count === 0) return sum;
    sum += count;
  }
}

/**
 * Removes the content and the email addresses of mails that were sent 30 days ago, or created 30 days
 * ago and failed; their state and times stay. The request of a failed team mail is marked.
 * @returns how many mails were redacted
 */
export async function redactMails(db: Firestore, now: Date): Promise<number> {
  const long = new Date(now.getTime() - MAIL_BODY_RETENTION_DAYS * DAY_MS);
  const bodies = db.collection(COLLECTIONS.mailOutbox).where('redacted_at', '==', null);
  const sent = bodies.where('sent_at', '<=', long).orderBy('sent_at');
  const failed = bodies
    .where('state', '==', 'failed')
    .where('created_at', '<=', long)
    .orderBy('created_at');
  const sentCount = await redactAll(sent, (mails) => redactSent(db, mails, now));
  const failedCount = await redactAll(failed, async (mails) => {
    const done = await Promise.all(mails.map((mail) => redactFailed(db, mail, now)));
    return done.filter(Boolean).length;
  });
  return sentCount + failedCount;
}

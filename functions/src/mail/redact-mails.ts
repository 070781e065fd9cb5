import type { Firestore, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { COLLECTIONS } from '../../../src/domain/site/collections.ts';
import { MAIL_BODY_RETENTION_DAYS } from '../../../src/domain/site/retention.ts';
import { isMissing, isOvertaken } from '../calls/firestore-error.ts';
import { requestOfMail } from './request-of-mail.ts';
import { writeStates } from './write-states.ts';

const PAGE = 200;
const DAY_MS = 86_400_000;

const redacted = (now: Date) => ({
  content: null,
  to: null,
  reply_to: null,
  headers: {},
  redacted_at: now,
});

/** Unless somebody wrote to it since it was read: an administrator may be sending it again. */
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

/** Page after page, as those that were redacted are not found again. */
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
 * Takes bodies and addresses out of mails sent long enough ago, or written so long ago and given up;
 * that they were sent or not, and when, stays. A request whose mail to the team is gone says so.
 * @returns how many
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

import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { TIME_ZONE } from '../../../src/domain/site/brand.ts';
import { COLLECTIONS } from '../../../src/domain/site/collections.ts';
import { REQUEST_RETENTION_YEARS, yearsBefore } from '../../../src/domain/site/retention.ts';
import { dateIn } from '../calls/stored-date.ts';
import { database } from '../database.ts';
import { mailsOfRequest } from '../mail/request-mails.ts';
import { eraseDue } from '../people/erase-due.ts';

/** Deletes a request with its note and its mails, all or none, unless it has changed since. */
async function eraseRequest(db: Firestore, { ref, id, updateTime }: DocumentSnapshot) {
  const batch = db.batch();
  for (const mail of await mailsOfRequest(db, id)) batch.delete(mail.ref);
  batch.delete(ref, updateTime ? { lastUpdateTime: updateTime } : {});
  await batch.commit();
}

/**
 * Deletes requests three years after they were handled; those that never were, or were opened again,
 * three years after they came.
 * @returns how many were deleted
 */
export function purgeRequests(db: Firestore, now: Date): Promise<number> {
  const oldest = yearsBefore(now, REQUEST_RETENTION_YEARS);
  // None is handled before it came.
  const old = db
    .collection(COLLECTIONS.contactRequests)
    .where('created_at', '<', oldest)
    .orderBy('created_at');
  const isDue = (request: DocumentSnapshot) => {
    const handled = dateIn(request.get('handled_at'));
    return handled === null || handled < oldest;
  };
  return eraseDue(old, isDue, (request) => eraseRequest(db, request));
}

/** Purges the requests every night. */
export const purgeOldRequests = onSchedule(
  { schedule: 'every day 03:50', timeZone: TIME_ZONE, retryCount: 2 },
  async () => {
    logger.info('requests purged', { old: await purgeRequests(await database(), new Date()) });
  },
);

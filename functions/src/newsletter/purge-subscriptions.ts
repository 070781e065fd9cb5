import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { TIME_ZONE } from '../../../src/domain/site/brand.ts';
import { COLLECTIONS } from '../../../src/domain/site/collections.ts';
import {
  SUBSCRIBER_RETENTION_YEARS,
  UNCONFIRMED_RETENTION_DAYS,
  yearsBefore,
} from '../../../src/domain/site/retention.ts';
import { database } from '../database.ts';
import { eraseDue } from '../people/erase-due.ts';
import { instantOf } from './subscription.ts';

const DAY_MS = 24 * 60 * 60_000;

/** When the reader last signed up, confirmed or unsubscribed, or had somebody activate it. */
function lastContact(subscription: DocumentSnapshot): number {
  const fields = ['subscribed_at', 'confirmed_at', 'unsubscribed_at', 'activated_at'];
  return Math.max(...fields.map((field) => instantOf(subscription, field)?.getTime() ?? 0));
}

/**
 * Deletes what may not be kept any longer: sign-ups not confirmed within 30 days, and subscriptions
 * three years after the last contact. Those that an administrator activated count as confirmed.
 * @returns how many of each were deleted
 */
export async function purgeSubscriptions(
  db: Firestore,
  now: Date,
): Promise<{ unconfirmed: number; old: number }> {
  const subscriptions = db.collection(COLLECTIONS.newsletterSubscriptions);
  const oldest = yearsBefore(now, SUBSCRIBER_RETENTION_YEARS);
  const overdue = new Date(now.getTime() - UNCONFIRMED_RETENTION_DAYS * DAY_MS);
  const unconfirmed = subscriptions
    .where('confirmed_at', '==', null)
    .where('subscribed_at', '<', overdue)
    .orderBy('subscribed_at');
  const old = subscriptions.where('subscribed_at', '<', oldest).orderBy('subscribed_at');
  return {
    // Unsubscribing before confirming is an objection, and kept as long as any other.
    unconfirmed: await eraseDue(
      unconfirmed,
      (found) => found.get('active') !== true && !instantOf(found, 'unsubscribed_at'),
    ),
    old: await eraseDue(old, (found) => lastContact(found) < oldest.getTime()),
  };
}

/** Purges the subscriptions every night. */
export const purgeNewsletter = onSchedule(
  { schedule: 'every day 04:10', timeZone: TIME_ZONE, retryCount: 2 },
  async () => {
    logger.info('subscriptions purged', await purgeSubscriptions(await database(), new Date()));
  },
);

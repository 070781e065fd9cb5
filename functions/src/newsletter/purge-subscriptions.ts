import type { DocumentSnapshot, Firestore, Query } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { TIME_ZONE } from '../../../src/domain/site/brand.ts';
import { COLLECTIONS } from '../../../src/domain/site/collections.ts';
import {
  SUBSCRIBER_RETENTION_YEARS,
  UNCONFIRMED_RETENTION_DAYS,
} from '../../../src/domain/site/retention.ts';
import { isOvertaken } from '../calls/firestore-error.ts';
import { database } from '../database.ts';
import { instantOf } from './subscription.ts';

const PAGE = 200;
const DAY_MS = 24 * 60 * 60_000;

/** When the reader last signed up, confirmed or unsubscribed. */
function lastContact(subscription: DocumentSnapshot): number {
  const fields = ['subscribed_at', 'confirmed_at', 'unsubscribed_at'];
  return Math.max(...fields.map((field) => instantOf(subscription, field)?.getTime() ?? 0));
}

/** Deletes a subscription. @returns false when it has changed since it was read */
async function erase({ ref, updateTime }: DocumentSnapshot): Promise<boolean> {
  try {
    await ref.delete(updateTime ? { lastUpdateTime: updateTime } : {});
    return true;
  } catch (error) {
    if (isOvertaken(error)) return false;
    throw error;
  }
}

async function eraseAll(
  found: Query,
  isDue: (subscription: DocumentSnapshot) => boolean,
): Promise<number> {
  let erased = 0;
  let page = await found.limit(PAGE).get();
  while (!page.empty) {
    const done = await Promise.all(page.docs.filter(isDue).map(erase));
    erased += done.filter(Boolean).length;
    const last = page.docs.at(-1);
    if (last === undefined || page.size < PAGE) break;
    page = await found.startAfter(last).limit(PAGE).get();
  }
  return erased;
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
  const oldest = new Date(now);
  oldest.setUTCFullYear(oldest.getUTCFullYear() - SUBSCRIBER_RETENTION_YEARS);
  const overdue = new Date(now.getTime() - UNCONFIRMED_RETENTION_DAYS * DAY_MS);
  const unconfirmed = subscriptions
    .where('confirmed_at', '==', null)
    .where('subscribed_at', '<', overdue)
    .orderBy('subscribed_at');
  const old = subscriptions.where('subscribed_at', '<', oldest).orderBy('subscribed_at');
  return {
    // Unsubscribing before confirming is an objection, and kept as long as any other.
    unconfirmed: await eraseAll(
      unconfirmed,
      (found) => found.get('active') !== true && !instantOf(found, 'unsubscribed_at'),
    ),
    old: await eraseAll(old, (found) => lastContact(found) < oldest.getTime()),
  };
}

/** Purges the subscriptions every night. */
export const purgeNewsletter = onSchedule(
  { schedule: 'every day 04:10', timeZone: TIME_ZONE, retryCount: 2 },
  async () => {
    logger.info('subscriptions purged', await purgeSubscriptions(await database(), new Date()));
  },
);

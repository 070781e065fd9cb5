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

function yearsBefore(now: Date, years: number): Date {
  const then = new Date(now);
  then.setUTCFullYear(then.getUTCFullYear() - years);
  return then;
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 24 * 60 * 60_000);
}

/** When the reader last signed up, confirmed or unsubscribed. */
function lastContact(subscription: DocumentSnapshot): number {
  const fields = ['subscribed_at', 'confirmed_at', 'unsubscribed_at'];
  return Math.max(...fields.map((field) => instantOf(subscription, field)?.getTime() ?? 0));
}

/** Deletes a subscription unless it changed since it was read. @returns how many were deleted, 0 or 1 */
async function erase({ ref, updateTime }: DocumentSnapshot): Promise<number> {
  try {
    await ref.delete(updateTime ? { lastUpdateTime: updateTime } : {});
    return 1;
  } catch (error) {
    if (isOvertaken(error)) return 0;
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
    const counts = await Promise.all(page.docs.filter(isDue).map(erase));
    erased += counts.reduce((sum, count) => sum + count, 0);
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
  const oldest = yearsBefore(now, SUBSCRIBER_RETENTION_YEARS);
  const unconfirmed = subscriptions
    .where('confirmed_at', '==', null)
    .where('subscribed_at', '<', daysBefore(now, UNCONFIRMED_RETENTION_DAYS))
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

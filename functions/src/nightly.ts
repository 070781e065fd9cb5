import type { DocumentSnapshot, Firestore, Query } from 'firebase-admin/firestore';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { ALL_ENTITIES } from '../../src/domain/admin/entities.ts';
import { FIGURE_DAYS } from '../../src/domain/figures/figure-days.ts';
import { TIME_ZONE } from '../../src/domain/site/brand.ts';
import { COLLECTIONS } from '../../src/domain/site/collections.ts';
import {
  FIGURES_RETENTION_MONTHS,
  REQUEST_RETENTION_YEARS,
  SUBSCRIBER_RETENTION_YEARS,
  TRASH_RETENTION_DAYS,
  UNCONFIRMED_RETENTION_DAYS,
  yearsBefore,
} from '../../src/domain/site/retention.ts';
import { erase } from './admin/erase-record.ts';
import { dateIn } from './calls/stored-date.ts';
import { database } from './database.ts';
import { eraseDue } from './erase-due.ts';
import { runEach } from './run-each.ts';

/** Documents that are kept for a time only. */
type Expiry = {
  name: string;
  /** What may be due. */
  found: (db: Firestore, now: Date) => Query;
  /** Whether one that was found is due; all of them without it. */
  isDue?: (document: DocumentSnapshot, now: Date) => boolean;
};

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000);

/** The day a number of months earlier, yyyy-MM-dd. */
function monthsBefore(now: Date, months: number): string {
  const date = new Date(now);
  date.setUTCMonth(date.getUTCMonth() - months);
  return date.toISOString().slice(0, 10);
}

/** The last of a document's instants. */
const latest = (document: DocumentSnapshot, fields: string[]): number =>
  Math.max(...fields.map((field) => dateIn(document.get(field))?.getTime() ?? 0));

const olderIn = (collection: string, field: string, end: (now: Date) => Date): Expiry => ({
  name: `${collection} by ${field}`,
  found: (db, now) => db.collection(collection).where(field, '<=', end(now)),
});

/** What was deleted in a collection, so many days ago; visitors' data go in the next night. */
const deletedOf = (collection: string, days: number): Expiry =>
  olderIn(collection, 'deleted_at', (now) => daysBefore(now, days));

const requestsEnd = (now: Date) => yearsBefore(now, REQUEST_RETENTION_YEARS);
const subscriptionsEnd = (now: Date) => yearsBefore(now, SUBSCRIBER_RETENTION_YEARS);

/** What ends, by age. */
const EXPIRIES: readonly Expiry[] = [
  ...ALL_ENTITIES.flatMap(({ collection, trashDays }) =>
    trashDays === null ? [] : [deletedOf(collection, trashDays)],
  ),
  // A hotel's links are deleted with it.
  deletedOf(COLLECTIONS.hotelDestinations, TRASH_RETENTION_DAYS),
  {
    // Three years after it was handled, or after it came.
    ...olderIn(COLLECTIONS.contactRequests, 'created_at', requestsEnd),
    isDue: (request, now) => latest(request, ['handled_at']) < requestsEnd(now).getTime(),
  },
  {
    // Unsubscribing before confirming is an objection, and kept as long as any other.
    name: 'unconfirmed sign-ups',
    found: (db, now) =>
      db
        .collection(COLLECTIONS.newsletterSubscriptions)
        .where('confirmed_at', '==', null)
        .where('subscribed_at', '<', daysBefore(now, UNCONFIRMED_RETENTION_DAYS)),
    isDue: (found) => found.get('active') !== true && !dateIn(found.get('unsubscribed_at')),
  },
  {
    // Three years after the reader's last contact, or an administrator's activation.
    ...olderIn(COLLECTIONS.newsletterSubscriptions, 'subscribed_at', subscriptionsEnd),
    isDue: (found, now) =>
      latest(found, ['subscribed_at', 'confirmed_at', 'unsubscribed_at', 'activated_at']) <
      subscriptionsEnd(now).getTime(),
  },
  {
    name: 'figures',
    found: (db, now) =>
      db
        .collectionGroup(FIGURE_DAYS)
        .where('day', '<', monthsBefore(now, FIGURES_RETENTION_MONTHS)),
  },
];

/**
 * Does a night's work, one thing after the other. What fails is left to the next run.
 * @returns the names of what failed
 */
export function runNight(db: Firestore, now: Date): Promise<string[]> {
  const expiries = EXPIRIES.map(({ name, found, isDue }) => ({
    name,
    run: () => eraseDue(found(db, now), (document) => isDue?.(document, now) ?? true, erase),
  }));
  return runEach(expiries);
}

/** Every night, when nobody writes; tried again if something failed. */
export const nightly = onSchedule(
  {
    schedule: 'every day 03:20',
    timeZone: TIME_ZONE,
    retryCount: 2,
    memory: '512MiB',
    timeoutSeconds: 540,
    concurrency: 1,
    maxInstances: 1,
  },
  async () => {
    const failed = await runNight(await database(), new Date());
    if (failed.length > 0) throw new Error(`failed: ${failed.join(', ')}`);
  },
);

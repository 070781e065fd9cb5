import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Query,
} from 'firebase-admin/firestore';
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
} from '../../src/domain/site/limits.ts';
import { DAY_MS, yearsBefore } from '../../src/domain/text/today.ts';
import { database } from './firebase.ts';
import { dateIn, isMissing, isOvertaken } from './firestore-values.ts';
import { WORK } from './service-accounts.ts';
import { runEach } from './tick.ts';

type Expiry = {
  name: string;
  found: Query;
  isDue?: (document: DocumentSnapshot) => boolean;
};

/** Returns true if all these instants of a document precede `end`; a missing instant counts as past. */
const areBefore = (end: Date, document: DocumentSnapshot, fields: string[]): boolean =>
  fields.every((field) => (dateIn(document.get(field)) ?? new Date(0)) < end);

function expiries(db: Firestore, now: Date): Expiry[] {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const deletedOf = (collection: string, days: number): Expiry => ({
    name: `deleted ${collection}`,
    found: db.collection(collection).where('deleted_at', '<=', daysAgo(days)),
  });
  const requests = db.collection(COLLECTIONS.contactRequests);
  const requestsEnd = yearsBefore(now, REQUEST_RETENTION_YEARS);
  const subscriptions = db.collection(COLLECTIONS.newsletterSubscriptions);
  const subscriptionsEnd = yearsBefore(now, SUBSCRIBER_RETENTION_YEARS);
  const figuresEnd = new Date(now);
  figuresEnd.setUTCMonth(now.getUTCMonth() - FIGURES_RETENTION_MONTHS);
  return [
    ...ALL_ENTITIES.flatMap(({ collection, trashDays }) =>
      trashDays === null ? [] : [deletedOf(collection, trashDays)],
    ),
    // A hotel's links are deleted together with the hotel.
    deletedOf(COLLECTIONS.hotelDestinations, TRASH_RETENTION_DAYS),
    {
      // Three years after the request was handled, or else received.
      name: 'requests',
      found: requests.where('created_at', '<=', requestsEnd),
      isDue: (request) => areBefore(requestsEnd, request, ['handled_at']),
    },
    {
      // Unsubscribing before confirming is an objection, kept as long as any other.
      name: 'unconfirmed sign-ups',
      found: subscriptions
        .where('confirmed_at', '==', null)
        .where('subscribed_at', '<', daysAgo(UNCONFIRMED_RETENTION_DAYS)),
      isDue: (one) => one.get('active') !== true && !one.get('unsubscribed_at'),
    },
    {
      // Three years after the reader's last contact, or an administrator's activation.
      name: 'subscriptions',
      found: subscriptions.where('subscribed_at', '<=', subscriptionsEnd),
      isDue: (one) =>
        areBefore(subscriptionsEnd, one, ['confirmed_at', 'unsubscribed_at', 'activated_at']),
    },
    {
      name: 'figures',
      found: db
        .collectionGroup(FIGURE_DAYS)
        .where('day', '<', figuresEnd.toISOString().slice(0, 10)),
    },
  ];
}

async function dependantsOf(record: DocumentReference): Promise<DocumentReference[]> {
  if (record.parent.id === COLLECTIONS.media) return record.collection('files').listDocuments();
  if (record.parent.id !== COLLECTIONS.destinations) return [];
  const links = record.firestore.collection(COLLECTIONS.hotelDestinations);
  const { docs } = await links.where('destination_id', '==', record.id).get();
  return docs.map(({ ref }) => ref);
}

export async function erase({ ref, updateTime }: DocumentSnapshot): Promise<void> {
  const batch = ref.firestore.batch();
  for (const dependant of await dependantsOf(ref)) batch.delete(dependant);
  batch.delete(ref, updateTime ? { lastUpdateTime: updateTime } : {});
  await batch.commit();
}

/** Documents read at a time: an article may take 200 kB of memory. */
const PAGE = 300;

/** Erases due documents, unless changed since the read. @returns the number of documents erased */
async function eraseDue({ found, isDue = () => true }: Expiry): Promise<number> {
  let erased = 0;
  let { docs } = await found.limit(PAGE).get();
  while (docs.length > 0) {
    const last = docs.at(-1);
    for (const document of docs.filter(isDue)) {
      try {
        await erase(document);
        erased += 1;
      } catch (error) {
        if (!isOvertaken(error) && !isMissing(error)) throw error;
      }
    }
    ({ docs } = await found.startAfter(last).limit(PAGE).get());
  }
  return erased;
}

/** Erases everything whose retention has ended. @returns the names of the kinds that failed */
export const runNight = (db: Firestore, now: Date): Promise<string[]> =>
  runEach(expiries(db, now).map((expiry) => ({ name: expiry.name, run: () => eraseDue(expiry) })));

export const nightly = onSchedule(
  {
    ...WORK,
    schedule: 'every day 03:20',
    timeZone: TIME_ZONE,
    retryCount: 2,
    timeoutSeconds: 540,
    concurrency: 1,
    maxInstances: 1,
  },
  async () => {
    const failed = await runNight(await database(), new Date());
    if (failed.length > 0) throw new Error(`failed: ${failed.join(', ')}`);
  },
);

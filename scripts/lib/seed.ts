import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore, Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { ENTITIES } from '#domain/admin/entities.ts';
import type { Entity } from '#domain/entity/entity.ts';
import { DAILY_COUNTS_SUBCOLLECTION } from '#domain/figures/daily-counts.ts';
import { toContactRequest } from '#domain/requests/contact-request.ts';
import { objectKeys } from '#domain/schema/field.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { DEMO_PROJECT_ID, portsWithOffset } from '#domain/site/ports.ts';
import { composeRecordLinkDocId } from '#domain/site/record-paths.ts';
import { normaliseEmail } from '#domain/text/email.ts';
import { shiftDay } from '#domain/text/shift-day.ts';
import { todayIso } from '#domain/text/today.ts';
import { subscriptionId } from '../../functions/src/forms/subscription.ts';
import { demoDestinations } from '../seed/destinations.ts';
import { createDemoDailyCounts } from '../seed/figures.ts';
import { demoHotelDestinationLinks, demoHotels } from '../seed/hotels.ts';
import { demoLetters } from '../seed/letters.ts';
import { demoPageSeoRecords } from '../seed/page-seo-records.ts';
import { demoPosts } from '../seed/posts.ts';
import { demoRequests } from '../seed/requests.ts';
import { demoSubscribers } from '../seed/subscribers.ts';
import { DEMO_ADMIN, DEMO_VISITOR, LOOPBACK_HOST } from './ports.ts';
import { storeDemoPhotos } from './seed-media.ts';
import { emulatorEnv } from './stage.ts';

type SeedDocument = [path: string, data: Record<string, unknown>];

const instant = (iso: string) => Timestamp.fromDate(new Date(iso));

const RECORDS = {
  hotels: demoHotels,
  destinations: demoDestinations,
  articles: demoPosts,
  letters: demoLetters.map((letter) => ({ ...letter, state: 'sent' })),
  pages: demoPageSeoRecords,
};

function recordDocuments(
  { collection, fields: schemas }: Entity,
  records: readonly { id: string; created_at?: string; updated_at?: string }[],
): SeedDocument[] {
  return records.map(({ id, created_at, updated_at = created_at, ...fields }) => [
    `${collection}/${id}`,
    {
      ...v.parse(v.strictObject(schemas), fields),
      ...(created_at && { created_at: instant(created_at) }),
      ...(updated_at && { updated_at: instant(updated_at) }),
      updated_by: null,
    },
  ]);
}

const publishedOf = (records: readonly { id: string; published?: boolean | undefined }[]) =>
  records.filter(({ published }) => published !== false).map(({ id }) => id);

function subscriptionOf(subscriber: (typeof demoSubscribers)[number]): SeedDocument {
  const subscribed = instant(subscriber.subscribed_at);
  const email = normaliseEmail(subscriber.email);
  const data = {
    ...subscriber,
    email,
    subscribed_at: subscribed,
    consent_at: instant(subscriber.consent_at),
    confirmed_at: subscribed,
    unsubscribed_at: subscriber.active ? null : subscribed,
  };
  return [`${COLLECTIONS.newsletterSubscriptions}/${subscriptionId(email)}`, data];
}

function requestOf({
  payload,
  received_at,
  delivery,
  handled,
}: (typeof demoRequests)[number]): SeedDocument {
  const received = instant(received_at);
  const sent_at = delivery === 'sent' ? received_at : null;
  const data = {
    ...toContactRequest(payload),
    handled,
    handled_at: handled ? received : null,
    created_at: received,
    mails: { team: { state: delivery, error: null, sent_at } },
    delivery,
    mail_due_at: null,
    mail_attempts: 1,
  };
  return [`${COLLECTIONS.contactRequests}/${payload.requestId}`, data];
}

function seedDocuments(): SeedDocument[] {
  const publishedIds = new Set(publishedOf(demoHotels));
  return [
    ...objectKeys(RECORDS).flatMap((key) => recordDocuments(ENTITIES[key], RECORDS[key])),
    ...demoHotelDestinationLinks.map(
      (link): SeedDocument => [
        `${COLLECTIONS.hotelDestinations}/${composeRecordLinkDocId(link.hotel_id, link.destination_id)}`,
        { ...link, published: publishedIds.has(link.hotel_id), updated_by: null },
      ],
    ),
    ...demoSubscribers.map(subscriptionOf),
    ...demoRequests.map(requestOf),
  ];
}

async function seedFirestore(db: Firestore): Promise<number> {
  const documents = seedDocuments();
  const writer = db.bulkWriter();
  for (const [path, data] of documents) void writer.set(db.doc(path), data);
  const yesterday = shiftDay(todayIso(new Date()), -1);
  const shard = db.doc(`${COLLECTIONS.figures}/0`).collection(DAILY_COUNTS_SUBCOLLECTION);
  const hotelIds = publishedOf(demoHotels);
  const dailyCounts = createDemoDailyCounts(hotelIds, publishedOf(demoPosts), yesterday);
  for (const counts of dailyCounts) void writer.set(shard.doc(counts.day), counts);
  await Promise.all([writer.close(), storeDemoPhotos(db)]);
  return documents.length;
}

const isEmpty = async (db: Firestore): Promise<boolean> =>
  (await db.collection(COLLECTIONS.hotels).limit(1).get()).empty;

async function ensureAccount(
  auth: Auth,
  account: { email: string; password: string },
  claims: { admin: true } | null,
): Promise<void> {
  const existing = await auth.getUserByEmail(account.email).catch(() => null);
  const user = existing ?? (await auth.createUser({ ...account, emailVerified: true }));
  await auth.setCustomUserClaims(user.uid, claims);
}

/**
 * Disables the emulators' Firestore triggers during `write`: demo content has no author and stays out of the audit log.
 */
export async function withoutTriggers<T>(offset: number, write: () => Promise<T>): Promise<T> {
  const hub = `http://${LOOPBACK_HOST}:${portsWithOffset(offset).hub}/functions`;
  await fetch(`${hub}/disableBackgroundTriggers`, { method: 'PUT' });
  try {
    return await write();
  } finally {
    await fetch(`${hub}/enableBackgroundTriggers`, { method: 'PUT' });
  }
}

export async function eraseFirestoreEmulator(offset: number): Promise<void> {
  const { firestore } = portsWithOffset(offset);
  const path = `emulator/v1/projects/${DEMO_PROJECT_ID}/databases/(default)/documents`;
  await fetch(`http://${LOOPBACK_HOST}:${firestore}/${path}`, { method: 'DELETE' });
}

/** Fills the emulators with demo content, unless they have content. Returns a message for the terminal. */
export async function seedEmulators(offset: number, { isReset = false } = {}): Promise<string> {
  // The admin SDK reads the emulators' addresses only from the environment.
  Object.assign(process.env, emulatorEnv(offset));
  const app = initializeApp({ projectId: DEMO_PROJECT_ID }, `seed-${offset}`);
  try {
    await ensureAccount(getAuth(app), DEMO_ADMIN, { admin: true });
    await ensureAccount(getAuth(app), DEMO_VISITOR, null);
    const db = getFirestore(app);
    return await withoutTriggers(offset, async () => {
      if (isReset) await eraseFirestoreEmulator(offset);
      else if (!(await isEmpty(db))) return 'kept the data of the last run';
      return `wrote ${await seedFirestore(db)} demo documents`;
    });
  } finally {
    await deleteApp(app);
  }
}

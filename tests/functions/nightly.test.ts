import { gunzipSync } from 'node:zlib';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { runJobs } from '../../functions/src/jobs.ts';
import { storePhoto } from '../../functions/src/media/store.ts';
import { runNightlyJobs } from '../../functions/src/nightly.ts';
import { emptyDatabase } from './call.ts';

const NOW = new Date('2026-11-20T04:10:00Z');
const YOUNGER = new Date('2023-11-20T04:10:01Z');
const OLDER = new Date('2023-11-20T04:09:59Z');
const LONG_AGO = new Date('2020-01-01');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 24 * 60 * 60_000);

const REQUESTS = {
  kept: {
    'handled almost three years ago': { created_at: LONG_AGO, handled_at: YOUNGER },
    'never handled, and younger': { created_at: YOUNGER, handled_at: null },
  },
  erased: {
    'handled three years ago': { created_at: LONG_AGO, handled_at: OLDER },
    'never handled': { created_at: OLDER, handled_at: null },
    'deleted yesterday': { created_at: YOUNGER, handled_at: null, deleted_at: daysAgo(1) },
  },
};

const subscription = (changes: object) => ({
  active: false,
  subscribed_at: daysAgo(10),
  confirmed_at: null,
  unsubscribed_at: null,
  ...changes,
});
const SUBSCRIPTIONS = {
  kept: {
    'unconfirmed for 29 days': subscription({ subscribed_at: daysAgo(29) }),
    'active for almost three years': subscription({
      active: true,
      subscribed_at: YOUNGER,
      confirmed_at: YOUNGER,
    }),
    'activated by an administrator': subscription({ active: true, subscribed_at: daysAgo(90) }),
    'unsubscribed recently': subscription({
      subscribed_at: OLDER,
      confirmed_at: OLDER,
      unsubscribed_at: YOUNGER,
    }),
    'unsubscribed before confirming': subscription({
      subscribed_at: daysAgo(90),
      unsubscribed_at: daysAgo(90),
    }),
  },
  erased: {
    'deleted today': subscription({ confirmed_at: daysAgo(2), deleted_at: daysAgo(0) }),
    'never confirmed': subscription({ subscribed_at: daysAgo(31) }),
    'active, three years ago': subscription({
      active: true,
      subscribed_at: OLDER,
      confirmed_at: OLDER,
    }),
    'unsubscribed three years ago': subscription({
      subscribed_at: LONG_AGO,
      confirmed_at: LONG_AGO,
      unsubscribed_at: OLDER,
    }),
  },
};

test.each([
  [COLLECTIONS.contactRequests, REQUESTS],
  [COLLECTIONS.newsletterSubscriptions, SUBSCRIPTIONS],
])(
  'the nightly job erases records of %s once their retention period is over',
  async (collection, { kept, erased }) => {
    const stored = emptyDatabase().collection(collection);
    for (const [id, data] of Object.entries({ ...kept, ...erased })) await stored.doc(id).set(data);
    expect(await runNightlyJobs(stored.firestore, NOW)).toEqual([]);
    const left = (await stored.get()).docs.map(({ id }) => id);
    expect(left.toSorted()).toEqual(Object.keys(kept).toSorted());
  },
);

test('the nightly job erases a photo with its files 30 days after its deletion', async () => {
  const media = emptyDatabase().collection(COLLECTIONS.media);
  const file = [{ name: '480.webp', bytes: Buffer.alloc(1_000_000) }];
  await storePhoto(media.doc('kept'), { deleted_at: daysAgo(29) }, file);
  await storePhoto(media.doc('erased'), { deleted_at: daysAgo(30) }, file);
  await storePhoto(media.doc('shown'), { deleted_at: null }, file);
  expect(await runNightlyJobs(media.firestore, NOW)).toEqual([]);
  expect((await media.get()).docs.map(({ id }) => id)).toEqual(['kept', 'shown']);
  expect((await media.doc('erased').collection('files').get()).size).toBe(0);
  expect((await media.doc('kept').collection('files').get()).size).toBe(2);
});

test('a nightly job that fails does not stop the other jobs', async () => {
  const done: string[] = [];
  const job = (name: string) => ({ name, run: async () => void done.push(name) });
  const broken = { name: 'broken', run: () => Promise.reject(new Error('unreachable')) };
  expect(await runJobs([job('first'), broken, job('last')])).toEqual(['broken']);
  expect(done).toEqual(['first', 'last']);
});

const { hotels, destinations, blogPosts, hotelDestinations } = COLLECTIONS;
const DAY_MS = 86_400_000;

test('the nightly job erases deleted records, and their hotel–destination links, after 30 days', async () => {
  const db = emptyDatabase();
  const deleted = new Date('2026-11-01T12:00:00Z');
  const deleted_at = Timestamp.fromDate(deleted);
  const link = (hotel_id: string, destination_id: string) => ({ hotel_id, destination_id });
  const documents = {
    [`${hotels}/kyoto`]: { deleted_at },
    [`${hotels}/lac`]: { deleted_at: null },
    [`${blogPosts}/nuit`]: { deleted_at },
    [`${destinations}/japon`]: { deleted_at },
    [`${hotelDestinations}/kyoto_bali`]: { ...link('kyoto', 'bali'), deleted_at },
    [`${hotelDestinations}/lac_japon`]: { ...link('lac', 'japon'), published: true },
    [`${hotelDestinations}/lac_bali`]: { ...link('lac', 'bali'), published: true },
    [`${hotelDestinations}/lac_grece`]: { published: false, deleted_at },
  };
  for (const [path, fields] of Object.entries(documents)) await db.doc(path).set(fields);
  const left = async () => {
    const found = await Promise.all(
      Object.keys(documents).map(async (path) => ((await db.doc(path).get()).exists ? [path] : [])),
    );
    return found.flat();
  };
  await runNightlyJobs(db, new Date(deleted.getTime() + 29.9 * DAY_MS));
  expect(await left()).toEqual(Object.keys(documents));
  await runNightlyJobs(db, new Date(deleted.getTime() + 30.1 * DAY_MS));
  expect(await left()).toEqual([`${hotels}/lac`, `${hotelDestinations}/lac_bali`]);
});

test('the nightly job stores a copy of each long list, with the URLs and texts of photos, and deletes the copy once the list is short again', async () => {
  const db = emptyDatabase();
  const photo = '/media/0123456789abcdef01234567-800.webp#w=800&amp;h=600';
  const content = `<img src="${photo}&amp;p=UklGR" alt="Un quai">`;
  const posts = db.collection(blogPosts);
  const deleted_at = Timestamp.fromDate(NOW);
  for (let index = 0; index <= 200; index += 1)
    await posts.doc(`p${index}`).set({ title: 'Nuit', deleted_at, content });
  await db.doc(`${hotels}/kyoto`).set({ name: 'Kyoto' });
  expect(await runNightlyJobs(db, daysAgo(-1))).toEqual([]);
  const copies = (await db.collection(COLLECTIONS.listCopies).get()).docs;
  expect(copies.map(({ id }) => id)).toEqual([`${blogPosts}-000`]);
  const rows = JSON.parse(gunzipSync(copies[0]?.get('bytes')).toString());
  expect(rows).toHaveLength(201);
  const pictures = [`${photo}\\" alt=\\"Un quai\\">`];
  const row = { id: 'p0', title: 'Nuit', deleted_at: NOW.toISOString(), pictures };
  expect(rows[0]).toMatchObject(row);
  await posts.doc('p0').delete();
  await runNightlyJobs(db, daysAgo(-1));
  expect((await db.collection(COLLECTIONS.listCopies).get()).size).toBe(0);
});

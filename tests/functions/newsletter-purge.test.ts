import { expect, test } from 'vitest';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { purgeSubscriptions } from '../../functions/src/newsletter/purge-subscriptions.ts';
import { emptyDatabase } from './emulated-project.ts';

const NOW = new Date('2026-11-20T04:10:00Z');
const YOUNGER = new Date('2023-11-20T04:10:01Z');
const OLDER = new Date('2023-11-20T04:09:59Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 24 * 60 * 60_000);

const fields = (changes: object) => ({
  active: false,
  subscribed_at: daysAgo(10),
  confirmed_at: null,
  unsubscribed_at: null,
  ...changes,
});

const KEPT = {
  'unconfirmed for 29 days': fields({ subscribed_at: daysAgo(29) }),
  'active for almost three years': fields({
    active: true,
    subscribed_at: YOUNGER,
    confirmed_at: YOUNGER,
  }),
  'activated by an administrator': fields({ active: true, subscribed_at: daysAgo(90) }),
  'unsubscribed recently': fields({
    subscribed_at: OLDER,
    confirmed_at: OLDER,
    unsubscribed_at: YOUNGER,
  }),
  'unsubscribed before confirming': fields({
    subscribed_at: daysAgo(90),
    unsubscribed_at: daysAgo(90),
  }),
};
const ERASED = {
  'never confirmed': fields({ subscribed_at: daysAgo(31) }),
  'active, three years ago': fields({ active: true, subscribed_at: OLDER, confirmed_at: OLDER }),
  'unsubscribed three years ago': fields({
    subscribed_at: new Date('2020-01-01'),
    confirmed_at: new Date('2020-01-02'),
    unsubscribed_at: OLDER,
  }),
};

test('purges three years after the last contact, and after 30 days without a confirmation', async () => {
  const db = emptyDatabase();
  const subscriptions = db.collection(COLLECTIONS.newsletterSubscriptions);
  for (const [id, data] of Object.entries({ ...KEPT, ...ERASED })) {
    await subscriptions.doc(id).set(data);
  }
  expect(await purgeSubscriptions(db, NOW)).toEqual({ unconfirmed: 1, old: 2 });
  const left = (await subscriptions.get()).docs.map(({ id }) => id);
  expect(left.toSorted()).toEqual(Object.keys(KEPT).toSorted());
  expect(await purgeSubscriptions(db, NOW)).toEqual({ unconfirmed: 0, old: 0 });
});

test('purges more than one page of subscriptions', async () => {
  const db = emptyDatabase();
  const writer = db.bulkWriter();
  const subscriptions = db.collection(COLLECTIONS.newsletterSubscriptions);
  for (let index = 0; index < 450; index += 1) {
    void writer.set(subscriptions.doc(String(index)), fields({ subscribed_at: daysAgo(40) }));
  }
  await writer.close();
  expect(await purgeSubscriptions(db, NOW)).toEqual({ unconfirmed: 450, old: 0 });
}, 60_000);

import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { Timestamp } from 'firebase-admin/firestore';
import { FIGURE_DAYS } from '#domain/figures/figure-days.ts';
import { COLLECTIONS, type CollectionName } from '#domain/site/collections.ts';
import { linkId } from '#domain/site/record-paths.ts';
import { DAY_MS } from '#domain/text/today.ts';
import { subscriptionId } from '../../../functions/src/forms/subscription.ts';
import { withoutTriggers } from '../../../scripts/lib/seed.ts';

/** Numbers of hotels; the other records grow with them, as far as 2,000 articles, 50,000 subscribers, 3,000 requests. */
export const SIZES = [24, 500, 5_000] as const;

/** Names of records that are the last in their lists. */
export const OLDEST = 'Ancienne Maison du Zodiaque';
export const OLDEST_EMAIL = 'zodiaque@example.org';

const SYLLABLES =
  'ba be bi cha co da de di fe fi ga gla ja lai le li lo lu ma mer mi mon na no ou pa pe pla quai ra re ri roi sa sel so ta te tou va vel vi'.split(
    ' ',
  );

/** Returns pseudo-random numbers from 0 to 1, the same in every run. */
function randomNumbers(seed: number) {
  let state = seed;
  return () => {
    state = Math.imul(state ^ (state >>> 15), state | 1) ^ (state + 0x6d2b79f5);
    return ((state ^ (state >>> 14)) >>> 0) / 2 ** 32;
  };
}

const random = randomNumbers(7);
const oneOf = <T>(items: readonly T[], skew = 1): T | undefined =>
  items[Math.floor(items.length * random() ** skew)];
const word = () => Array.from({ length: 1 + random() * 3 }, () => oneOf(SYLLABLES)).join('');
const WORDS = Array.from({ length: 4_000 }, word);

/** Returns words of a vocabulary as frequent as in a language, so that texts compress as texts do. */
function words(length: number): string {
  let text = '';
  while (text.length < length) text += `${oneOf(WORDS, 3)} `;
  return text.slice(0, length).trim();
}

const isText = (value: string) => value.length > 30 && !/^(?:https?:|\/)/.test(value);

/** Replaces the long texts of a record, and of HTML those between tags, by others of the same length. */
function varied(value: unknown): unknown {
  if (typeof value === 'string')
    return isText(value) ? value.replace(/[^<>]{12,}/g, (text) => words(text.length)) : value;
  if (Array.isArray(value)) return value.map(varied);
  if (value?.constructor !== Object) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, varied(one)]));
}

export type Samples = ReadonlyMap<CollectionName, readonly QueryDocumentSnapshot[]>;

/** Reads the demo content, of which all others are variations. */
export async function readSamples(db: Firestore): Promise<Samples> {
  const names = Object.values(COLLECTIONS);
  const found = names.map(async (name) => [name, (await db.collection(name).get()).docs] as const);
  return new Map(await Promise.all(found));
}

/** Returns the instant of a record, of which `count` lie in the last 300 days: nothing is due to be erased. */
const instant = (index: number, count: number) =>
  Timestamp.fromMillis(Date.now() - ((index + 1) / count) * 300 * DAY_MS);
const journalEntry = (at: Timestamp, id: string) => ({
  action: 'update',
  collection: COLLECTIONS.hotels,
  document_id: id,
  label: words(20),
  actor: { uid: 'bench', email: 'redaction@example.org' },
  at,
  before: { description: words(200) },
  after: { description: words(200) },
  changed: ['description'],
});

/** Fills an emptied database for a number of hotels; functions do not see the writes. */
export const fill = (db: Firestore, offset: number, samples: Samples, hotels: number) =>
  withoutTriggers(offset, async () => {
    const writer = db.bulkWriter({ throttling: false });
    const write = (name: CollectionName, id: string, data: object) =>
      void writer.set(db.collection(name).doc(id), data);
    const newId = () => db.collection(COLLECTIONS.hotels).doc().id;
    function vary(
      name: CollectionName,
      count: number,
      own: (index: number) => object = () => ({}),
    ) {
      const models = samples.get(name) ?? [];
      return Array.from({ length: count }, (_, index) => {
        const at = instant(index, count);
        const model = models[index % models.length]?.data();
        const data = { ...Object(varied(model)), created_at: at, updated_at: at, ...own(index) };
        const id = typeof data.email === 'string' ? subscriptionId(data.email) : newId();
        write(name, id, data);
        return id;
      });
    }
    const nameOf = (index: number, count: number) =>
      index === count - 1 ? OLDEST : `Maison ${words(14)} ${index}`;
    const shown = { published: true, active: true, deleted_at: null };

    for (const name of [COLLECTIONS.pageContent, COLLECTIONS.destinations])
      for (const model of samples.get(name) ?? []) write(name, model.id, model.data());
    const [first = '', ...others] = (samples.get(COLLECTIONS.destinations) ?? []).map(
      ({ id }) => id,
    );
    const hotelIds = vary(COLLECTIONS.hotels, hotels, (index) => ({
      ...shown,
      name: nameOf(index, hotels),
      price: Math.round(80 + random() * 1500),
    }));
    for (const [index, hotel_id] of hotelIds.entries()) {
      // Two hotels of five are in the same destination.
      const destination_id = index % 5 < 2 ? first : others[index % others.length];
      const link = { hotel_id, destination_id, published: true, updated_by: null };
      write(COLLECTIONS.hotelDestinations, linkId(hotel_id, destination_id ?? ''), link);
    }
    const posts = Math.ceil(hotels * 0.4);
    const postIds = vary(COLLECTIONS.blogPosts, posts, (index) => ({
      ...shown,
      title: nameOf(index, posts),
    }));
    const readers = hotels * 10;
    vary(COLLECTIONS.newsletterSubscriptions, readers, (index) => ({
      email:
        index === readers - 1 ? OLDEST_EMAIL : `${words(9).replace(/ /g, '.')}${index}@example.org`,
      subscribed_at: instant(index, readers),
      confirmed_at: instant(index, readers),
      unsubscribed_at: null,
      delivery: 'sent',
      mail_due_at: null,
      ...shown,
    }));
    vary(COLLECTIONS.contactRequests, Math.ceil(hotels * 0.6), (index) => ({
      handled: index > 9,
      delivery: 'sent',
      mail_due_at: null,
    }));
    vary(COLLECTIONS.media, Math.ceil(hotels / 5), () => ({ deleted_at: null }));
    for (const [index, id] of [...hotelIds, ...hotelIds].entries())
      write(COLLECTIONS.auditLog, newId(), journalEntry(instant(index, hotels * 2), id));
    for (let day = 0; day < 30; day += 1) {
      const date = instant(day, 300).toDate().toISOString().slice(0, 10);
      const seen = () => ({ read: Math.ceil(random() * 9), saved: 0, shared: 0, followed: 0 });
      // A fifth of the records are read in a day.
      const countsOf = (ids: readonly string[]) =>
        Object.fromEntries(ids.filter(() => random() < 0.2).map((id) => [id, seen()]));
      const counts = { hotel: countsOf(hotelIds), article: countsOf(postIds) };
      const shard = db.collection(COLLECTIONS.figures).doc('0').collection(FIGURE_DAYS);
      void writer.set(shard.doc(date), { day: date, counts });
    }
    await writer.close();
    const slug = String(samples.get(COLLECTIONS.destinations)?.[0]?.get('destination_slug'));
    return { hotel: hotelIds[0] ?? '', post: postIds[0] ?? '', slug };
  });

export type Filled = Awaited<ReturnType<typeof fill>>;

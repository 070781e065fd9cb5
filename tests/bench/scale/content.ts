import { type Firestore, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { DAILY_COUNTS_SUBCOLLECTION } from '#domain/figures/daily-counts.ts';
import { COLLECTIONS, type CollectionName } from '#domain/site/collections.ts';
import { composeRecordLinkDocId } from '#domain/site/record-paths.ts';
import { DAY_MS } from '#domain/text/today.ts';
import { subscriptionId } from '../../../functions/src/forms/subscription.ts';
import { withoutTriggers } from '../../../scripts/lib/seed.ts';

/** Numbers of hotels; of 5,000 go with 2,000 articles, 50,000 subscribers, 3,000 requests. */
export const SIZES = [24, 500, 5_000] as const;

/** The last hotel and the last subscriber of their lists. */
export const OLDEST = 'Ancienne Maison du Zodiaque';
export const OLDEST_EMAIL = 'zodiaque@example.org';

export type DemoSamples = ReadonlyMap<CollectionName, readonly QueryDocumentSnapshot[]>;

/** Reads the demo content, of which the records of the measurement are variations. */
export async function readSamples(db: Firestore): Promise<DemoSamples> {
  const found = Object.values(COLLECTIONS).map(
    async (name) => [name, (await db.collection(name).get()).docs] as const,
  );
  return new Map(await Promise.all(found));
}

/** Returns the instant of a record, of which `count` lie in the last 300 days: no retention has ended. */
const instant = (index: number, count: number) =>
  Timestamp.fromMillis(Date.now() - ((index + 1) / count) * 300 * DAY_MS);

/** Replaces the long texts of a record, in HTML those between tags, by others of the same length. */
function varied(value: unknown, words: (length: number) => string): unknown {
  if (typeof value === 'string') {
    const isText = value.length > 30 && !/^(?:https?:|\/)/.test(value);
    return isText ? value.replace(/[^<>]{12,}/g, (text) => words(text.length)) : value;
  }
  if (Array.isArray(value)) return value.map((one) => varied(one, words));
  if (value?.constructor !== Object) return value;
  const entries = Object.entries(value).map(([name, one]) => [name, varied(one, words)]);
  return Object.fromEntries(entries);
}

/** Returns texts of the demo's words in random order, as frequent as there, so that they compress as texts do. */
function textsOf(samples: DemoSamples) {
  const posts = samples.get(COLLECTIONS.blogPosts) ?? [];
  const known = posts.flatMap((post) => String(post.get('content')).match(/\p{L}+/gu) ?? []);
  return (length: number): string => {
    let text = '';
    while (text.length < length) text += `${known[Math.floor(Math.random() * known.length)]} `;
    return text.slice(0, length).trim();
  };
}

/** Fills an emptied database for a number of hotels; functions do not see the writes. */
export const fillDatabase = (db: Firestore, offset: number, samples: DemoSamples, hotels: number) =>
  withoutTriggers(offset, async () => {
    const words = textsOf(samples);
    const writer = db.bulkWriter({ throttling: false });
    const write = (name: CollectionName, id: string, data: object) =>
      void writer.set(db.collection(name).doc(id), data);
    const newId = () => db.collection(COLLECTIONS.hotels).doc().id;
    /** Writes variations of the demo's records. @returns their ids */
    const vary = (name: CollectionName, count: number, own: (index: number) => object) =>
      Array.from({ length: Math.ceil(count) }, (_, index) => {
        const at = instant(index, count);
        const models = samples.get(name) ?? [];
        const model = Object(varied(models[index % models.length]?.data(), words));
        const shown = { published: true, active: true, deleted_at: null, mail_due_at: null };
        const data = { ...model, ...shown, created_at: at, updated_at: at, ...own(index) };
        const id = data.email ? subscriptionId(data.email) : newId();
        write(name, id, data);
        return id;
      });

    const places = samples.get(COLLECTIONS.destinations) ?? [];
    for (const model of [...places, ...(samples.get(COLLECTIONS.pageContent) ?? [])])
      void writer.set(db.doc(model.ref.path), model.data());
    const hotelIds = vary(COLLECTIONS.hotels, hotels, (index) => ({
      name: index === hotels - 1 ? OLDEST : `Maison ${words(14)} ${index}`,
    }));
    for (const [index, hotel_id] of hotelIds.entries()) {
      // Two hotels of five are in the same destination.
      const destination_id = places[index % 5 < 2 ? 0 : index % places.length]?.id ?? '';
      const link = { hotel_id, destination_id, published: true, updated_by: null };
      write(COLLECTIONS.hotelDestinations, composeRecordLinkDocId(hotel_id, destination_id), link);
      const entry = { action: 'update', collection: COLLECTIONS.hotels, document_id: hotel_id };
      const texts = { label: words(20), before: { details: words(200) }, changed: ['details'] };
      const at = instant(index, hotels);
      write(COLLECTIONS.auditLog, newId(), { ...entry, ...texts, after: texts.before, at });
    }
    const postIds = vary(COLLECTIONS.blogPosts, hotels * 0.4, (index) => ({
      title: `${words(30)} ${index}`,
    }));
    vary(COLLECTIONS.newsletterSubscriptions, hotels * 10, (index) => {
      const at = instant(index, hotels * 10);
      const email = `${words(9).toLowerCase().replaceAll(' ', '.')}${index}@example.org`;
      const instants = { subscribed_at: at, confirmed_at: at, unsubscribed_at: null };
      return { email: index === hotels * 10 - 1 ? OLDEST_EMAIL : email, ...instants };
    });
    vary(COLLECTIONS.contactRequests, hotels * 0.6, (index) => ({ handled: index > 9 }));
    vary(COLLECTIONS.media, hotels / 5, () => ({}));
    for (let day = 0; day < 30; day += 1) {
      const date = instant(day, 300).toDate().toISOString().slice(0, 10);
      // A fifth of the records are read in a day.
      const read = (ids: readonly string[]) => ids.filter(() => Math.random() < 0.2);
      const countsOf = (ids: readonly string[]) =>
        Object.fromEntries(read(ids).map((id) => [id, { read: 3 }]));
      const counts = { hotel: countsOf(hotelIds), article: countsOf(postIds) };
      const shard = db
        .collection(COLLECTIONS.figures)
        .doc('0')
        .collection(DAILY_COUNTS_SUBCOLLECTION);
      void writer.set(shard.doc(date), { day: date, counts });
    }
    await writer.close();
    const slug = String(places[0]?.get('destination_slug'));
    return { hotel: hotelIds[0] ?? '', post: postIds[0] ?? '', slug };
  });

export type Filled = Awaited<ReturnType<typeof fillDatabase>>;

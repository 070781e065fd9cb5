import { randomUUID } from 'node:crypto';
import { DocumentReference, FieldValue } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NO_COUNTS } from '#domain/figures/counts.ts';
import { shiftDay } from '#domain/figures/days.ts';
import { FIGURE_ACTIONS, type Figure, figureKey } from '#domain/figures/figure.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { todayIso } from '#domain/text/days.ts';
import { addUpFigures } from '../../functions/src/figures/add-up-figures.ts';
import { openLedger } from '../../functions/src/figures/ledger.ts';
import { publishedRecords } from '../../functions/src/figures/published-records.ts';
import { database, SITE } from './call.ts';
import { emptyDatabase } from './emulated-project.ts';

const NOW = new Date('2026-11-22T01:30:00Z');
const YESTERDAY = '2026-11-21';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const READ: Figure = { kind: 'hotel', id: 'momiji', action: 'read' };
const ofDay = (day: string) => new Date(`${day}T12:00:00Z`);

let db = emptyDatabase();
beforeEach(() => {
  db = emptyDatabase();
});
const ledgerOf = (at: Date) => openLedger({ db, increment: FieldValue.increment, now: () => at });
const dayOf = async (id: string) =>
  (await db.collection(COLLECTIONS.figureDays).doc(id).get()).get('counts');
const open = () => db.collection(COLLECTIONS.openFigures);
const summary = async (kind: string) =>
  (await db.collection(COLLECTIONS.figureSummaries).doc(`${kind}-0`).get()).data();

describe('figures', () => {
  it('of many parallel beacons of several instances are exact', async () => {
    const instances = Array.from({ length: 3 }, () => ledgerOf(ofDay(YESTERDAY)));
    const figures = Array.from({ length: 600 }, (_, index): Figure => {
      const id = `hotel-${index % 20}`;
      if (index % 5 === 4) return { kind: 'article', id, action: 'read' };
      return { kind: 'hotel', id, action: FIGURE_ACTIONS[index % 4] ?? 'read' };
    });
    await Promise.all(figures.map((figure, index) => instances[index % 3]?.(figure)));
    // A few writes, and no trace of who sent what, or when.
    const { docs } = await open().get();
    expect(docs.length).toBeLessThan(20);
    for (const shard of docs) {
      expect(Object.keys(shard.data()).toSorted()).toEqual(['counts', 'day']);
    }
    await addUpFigures(db, NOW);
    const stored = {
      hotel: await dayOf(`${YESTERDAY}-hotel`),
      article: await dayOf(`${YESTERDAY}-article`),
    };
    const sent = new Map<string, number>();
    for (const figure of figures) {
      sent.set(figureKey(figure), (sent.get(figureKey(figure)) ?? 0) + 1);
    }
    for (const figure of figures) {
      expect(stored[figure.kind][figure.id][figure.action]).toBe(sent.get(figureKey(figure)));
    }
    const counts = Object.values(stored).flatMap((kind) => Object.values(Object(kind)));
    const all = counts.flatMap((one) => Object.values(Object(one)));
    expect(all.reduce((sum: number, one) => sum + Number(one), 0)).toBe(600);
  });

  it('that cannot be stored are told so, and the next ones are stored', async () => {
    const add = ledgerOf(ofDay(YESTERDAY));
    const set = vi.spyOn(DocumentReference.prototype, 'set');
    set.mockRejectedValueOnce(new Error('UNAVAILABLE'));
    const lost = [add(READ), add(READ)];
    for (const one of lost) await expect(one).rejects.toThrow('UNAVAILABLE');
    await add(READ);
    set.mockRestore();
    await addUpFigures(db, NOW);
    expect(await dayOf(`${YESTERDAY}-hotel`)).toEqual({ momiji: { ...NO_COUNTS, read: 1 } });
  });

  it('are those of the day in Paris', async () => {
    await ledgerOf(new Date('2026-11-20T23:30:00Z'))(READ);
    const { docs } = await open().get();
    expect(docs.map((shard) => shard.get('day'))).toEqual([YESTERDAY]);
  });
});

describe('the nightly sum', () => {
  it('counts nothing twice, however often and by however many it is run', async () => {
    await ledgerOf(ofDay(YESTERDAY))(READ);
    await Promise.all([addUpFigures(db, NOW), addUpFigures(db, NOW)]);
    const once = await summary('hotel');
    expect(await addUpFigures(db, NOW)).toEqual({ shards: 0, forgotten: 0, records: 1 });
    expect(await dayOf(`${YESTERDAY}-hotel`)).toEqual({ momiji: { ...NO_COUNTS, read: 1 } });
    expect(await summary('hotel')).toEqual(once);
    // One that comes late is added.
    await ledgerOf(ofDay(YESTERDAY))(READ);
    await addUpFigures(db, NOW);
    expect(await dayOf(`${YESTERDAY}-hotel`)).toEqual({ momiji: { ...NO_COUNTS, read: 2 } });
  });

  it('leaves today alone, and takes up days that were left', async () => {
    for (const day of ['2026-11-19', YESTERDAY, '2026-11-22']) {
      await ledgerOf(ofDay(day))(READ);
    }
    expect(await addUpFigures(db, NOW)).toMatchObject({ shards: 2 });
    expect((await open().get()).docs.map((shard) => shard.get('day'))).toEqual(['2026-11-22']);
    const [record] = (await summary('hotel'))?.records ?? [];
    expect(record.month.curve.slice(-3)).toEqual([1, 0, 1]);
  });

  it('summarises the last year in few documents, also when there are many records', async () => {
    const ids = Array.from({ length: 501 }, (_, index) => `a${index}`);
    const counts = Object.fromEntries(ids.map((id) => [id, { read: 1 }]));
    const days = db.collection(COLLECTIONS.figureDays);
    const oldest = shiftDay(YESTERDAY, -364);
    await days.doc('first').set({ day: oldest, kind: 'article', counts });
    const before = shiftDay(oldest, -1);
    await days.doc('before').set({ day: before, kind: 'article', counts });
    expect(await addUpFigures(db, NOW)).toMatchObject({ records: 501 });
    const stored = await db.collection(COLLECTIONS.figureSummaries).orderBy('kind').get();
    expect(stored.docs.map(({ id }) => id)).toEqual(['article-0', 'article-1', 'hotel-0']);
    const records = stored.docs.flatMap((one) => one.get('records'));
    expect(records.every(({ year }) => year.counts.read === 1)).toBe(true);
    // Those that are no longer needed go.
    await days.doc('first').delete();
    await addUpFigures(db, NOW);
    expect((await db.collection(COLLECTIONS.figureSummaries).get()).size).toBe(2);
  });

  it('forgets what is older than 25 months', async () => {
    const days = db.collection(COLLECTIONS.figureDays);
    for (const day of ['2024-10-21', '2024-10-22']) {
      await days.doc(day).set({ day, kind: 'hotel', counts: {} });
    }
    expect(await addUpFigures(db, NOW)).toMatchObject({ forgotten: 1 });
    expect((await days.where('day', '<', '2025-01-01').get()).docs.map(({ id }) => id)).toEqual([
      '2024-10-22',
    ]);
  });
});

describe('a record', () => {
  it('counts while it is published, as the instance knows', async () => {
    const hotel = db.collection(COLLECTIONS.hotels).doc('momiji');
    const isPublished = publishedRecords(db);
    const minutesLater = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
    expect(await isPublished(READ, NOW)).toBe(false);
    await hotel.set({ published: true });
    expect(await isPublished(READ, minutesLater(0.5))).toBe(false);
    expect(await isPublished(READ, minutesLater(1))).toBe(true);
    expect(await isPublished({ kind: 'article', id: 'momiji', action: 'read' }, NOW)).toBe(false);
    await hotel.set({ published: false });
    expect(await isPublished(READ, minutesLater(10))).toBe(true);
    expect(await isPublished(READ, minutesLater(11))).toBe(false);
  });
});

describe('POST /api/figures', () => {
  const post = (body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${SITE}/api/figures`, {
      method: 'POST',
      headers: { Origin: SITE, 'User-Agent': FIREFOX, ...headers },
      body: JSON.stringify(body),
    });
  const id = `figures-${randomUUID()}`;
  const figure = { kind: 'hotel', id, action: 'followed' };
  const counted = async () => {
    const today = database()
      .collection(COLLECTIONS.openFigures)
      .where('day', '==', todayIso(new Date()));
    const shards = (await today.get()).docs.map((shard) => Object(shard.get('counts')));
    return shards.reduce((sum, counts) => sum + (counts[`hotel/${id}/followed`] ?? 0), 0);
  };

  it('counts a published record through Hosting, from pages of this site, without an answer', async () => {
    const record = database().collection(COLLECTIONS.hotels).doc(id);
    await record.set({ published: true, name: id, location: 'Ici' });
    const answers = await Promise.all(Array.from({ length: 5 }, () => post(figure)));
    for (const answer of answers) {
      expect([answer.status, await answer.text()]).toEqual([204, '']);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('set-cookie')).toBeNull();
    }
    expect((await post(figure, { Origin: 'https://example.com' })).status).toBe(403);
    expect((await post(figure, { DNT: '1' })).status).toBe(204);
    expect((await post(figure, { 'User-Agent': 'Googlebot/2.1' })).status).toBe(204);
    expect((await post({ ...figure, id: `${id}-unknown` })).status).toBe(204);
    expect((await post({ ...figure, id: 'a/b' })).status).toBe(400);
    expect((await post({ ...figure, id: 'a'.repeat(300) })).status).toBe(413);
    const read = await fetch(`${SITE}/api/figures`);
    expect([read.status, read.headers.get('allow')]).toEqual([405, 'POST']);
    expect(await counted()).toBe(5);
    await record.delete();
  });
});

import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { CONTENT_ENTITIES } from '#domain/admin/entities.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { publishDueRecords } from '../../functions/src/tick.ts';
import { emptyDatabase } from './call.ts';

const { hotels, hotelDestinations, blogPosts } = COLLECTIONS;
const PLAN = Timestamp.fromDate(new Date('2026-12-01T08:00:00Z'));
const BEFORE = new Date('2026-12-01T07:59:59Z');
const THEN = new Date('2026-12-01T08:03:00Z');

const planned = (fields: object = {}) => ({
  name: 'Ryokan',
  published: false,
  publish_at: PLAN,
  created_at: null,
  updated_at: Timestamp.fromDate(new Date('2026-11-20T10:00:00Z')),
  updated_by: 'paul',
  ...fields,
});

describe('a planned record', () => {
  it('a scheduled record of any collection is published at its time, not before, and has that time as its publication date', async () => {
    const db = emptyDatabase();
    for (const { collection, shownBy: shown } of CONTENT_ENTITIES) {
      const { published: _, ...fields } = planned();
      await db.doc(`${collection}/un`).set({ ...fields, [shown]: false });
      await db.doc(`${collection}/sans`).set({ ...fields, [shown]: false, publish_at: null });
    }
    expect(await publishDueRecords(db, BEFORE)).toBe(0);
    expect(await publishDueRecords(db, THEN)).toBe(CONTENT_ENTITIES.length);
    for (const { collection, shownBy: shown } of CONTENT_ENTITIES) {
      expect((await db.doc(`${collection}/un`).get()).data()).toMatchObject({
        name: 'Ryokan',
        [shown]: true,
        publish_at: null,
        created_at: PLAN,
        updated_at: Timestamp.fromDate(THEN),
      });
      expect((await db.doc(`${collection}/sans`).get()).get(shown)).toBe(false);
    }
    expect(await publishDueRecords(db, THEN)).toBe(0);
  });

  it('a scheduled record that had been published before keeps its first publication date', async () => {
    const db = emptyDatabase();
    const created_at = Timestamp.fromMillis(1_700_000_000_000);
    await db.doc(`${blogPosts}/un`).set(planned({ created_at }));
    await publishDueRecords(db, THEN);
    expect((await db.doc(`${blogPosts}/un`).get()).get('created_at')).toEqual(created_at);
  });

  it('a scheduled hotel is published with its own links to destinations, not those of other hotels', async () => {
    const db = emptyDatabase();
    await db.doc(`${hotels}/un`).set(planned());
    for (const hotel_id of ['un', 'autre']) {
      const link = { hotel_id, destination_id: 'japon', published: false };
      await db.doc(`${hotelDestinations}/${hotel_id}_japon`).set(link);
    }
    await publishDueRecords(db, THEN);
    const isShown = async (id: string) =>
      (await db.doc(`${hotelDestinations}/${id}`).get()).get('published');
    expect([await isShown('un_japon'), await isShown('autre_japon')]).toEqual([true, false]);
  });

  it('two parallel runs of the scheduled publication publish a record once', async () => {
    const db = emptyDatabase();
    await db.doc(`${hotels}/un`).set(planned());
    const published = await Promise.all([publishDueRecords(db, THEN), publishDueRecords(db, THEN)]);
    expect(published.sort()).toEqual([0, 1]);
  });

  it('a scheduled record is not published if it was deleted, unscheduled or postponed in the meantime', async () => {
    const db = emptyDatabase();
    const later = Timestamp.fromDate(new Date('2026-12-02T08:00:00Z'));
    await db.doc(`${hotels}/repris`).set(planned({ publish_at: null }));
    await db.doc(`${hotels}/supprime`).set(planned({ deleted_at: PLAN }));
    await db.doc(`${hotels}/plus-tard`).set(planned({ publish_at: later }));
    await db.doc(`${hotels}/texte`).set(planned({ publish_at: '2026-12-01T08:00:00Z' }));
    expect(await publishDueRecords(db, THEN)).toBe(0);
    expect(await publishDueRecords(db, later.toDate())).toBe(1);
    expect((await db.doc(`${hotels}/repris`).get()).get('published')).toBe(false);
  });

  it('scheduled records are published on time, however many deleted records have an earlier planned time', async () => {
    const db = emptyDatabase();
    const batch = db.batch();
    const deleted = planned({ publish_at: Timestamp.fromMillis(0), deleted_at: PLAN });
    for (let number = 0; number < 101; number += 1)
      batch.set(db.doc(`${hotels}/supprime-${number}`), deleted);
    await batch.set(db.doc(`${hotels}/un`), planned()).commit();
    expect(await publishDueRecords(db, THEN)).toBe(1);
  });
});

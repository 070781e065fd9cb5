import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { PUBLISHED_COLLECTIONS, shownField } from '#domain/admin/publication.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { publishDue } from '../../functions/src/admin/publish-planned.ts';
import { journalEntry, writeId } from '../../functions/src/journal/journal-entry.ts';
import { logWrite } from '../../functions/src/journal/log-write.ts';
import { restoreEntry } from '../../functions/src/journal/restore-record.ts';
import { emptyDatabase } from './emulated-project.ts';

// In projects without triggers: what they log is logged by hand.
const { hotels, hotelDestinations, blogPosts, auditLog } = COLLECTIONS;
const PLAN = Timestamp.fromDate(new Date('2026-12-01T08:00:00Z'));
const BEFORE = new Date('2026-12-01T07:59:59Z');
const THEN = new Date('2026-12-01T08:03:00Z');
const odile = { uid: 'odile', email: 'odile@example.org' };
const paul = { uid: 'paul', email: 'paul@example.org' };

const planned = (fields: object = {}) => ({
  name: 'Ryokan',
  published: false,
  publish_at: PLAN,
  created_at: null,
  updated_at: Timestamp.fromDate(new Date('2026-11-20T10:00:00Z')),
  updated_by: paul.uid,
  ...fields,
});

describe('what is planned', () => {
  it('is published in its time, dated by it, in every collection, and no sooner', async () => {
    const db = emptyDatabase();
    for (const collection of PUBLISHED_COLLECTIONS) {
      const { published: _, ...fields } = planned();
      const shown = shownField(collection) ?? '';
      await db.doc(`${collection}/un`).set({ ...fields, [shown]: false });
      await db.doc(`${collection}/sans`).set({ ...fields, [shown]: false, publish_at: null });
    }
    expect(await publishDue(db, BEFORE)).toBe(0);
    expect(await publishDue(db, THEN)).toBe(3);
    for (const collection of PUBLISHED_COLLECTIONS) {
      const shown = shownField(collection) ?? '';
      expect((await db.doc(`${collection}/un`).get()).data()).toMatchObject({
        name: 'Ryokan',
        [shown]: true,
        publish_at: null,
        created_at: PLAN,
        updated_at: Timestamp.fromDate(THEN),
      });
      expect((await db.doc(`${collection}/sans`).get()).get(shown)).toBe(false);
    }
    expect(await publishDue(db, THEN)).toBe(0);
  });

  it('keeps the date of a record that had been published before', async () => {
    const db = emptyDatabase();
    const created_at = Timestamp.fromMillis(1_700_000_000_000);
    await db.doc(`${blogPosts}/un`).set(planned({ created_at }));
    await publishDue(db, THEN);
    expect((await db.doc(`${blogPosts}/un`).get()).get('created_at')).toEqual(created_at);
  });

  it('is published with its links, and no others', async () => {
    const db = emptyDatabase();
    await db.doc(`${hotels}/un`).set(planned());
    for (const hotel_id of ['un', 'autre']) {
      const link = { hotel_id, destination_id: 'japon', published: false };
      await db.doc(`${hotelDestinations}/${hotel_id}_japon`).set(link);
    }
    await publishDue(db, THEN);
    const isShown = async (id: string) =>
      (await db.doc(`${hotelDestinations}/${id}`).get()).get('published');
    expect([await isShown('un_japon'), await isShown('autre_japon')]).toEqual([true, false]);
  });

  it('is published once by two runs at the same time, and logged once, its trigger included', async () => {
    const db = emptyDatabase();
    await db.doc(`${hotels}/un`).set(planned());
    const before = (await db.doc(`${hotels}/un`).get()).data() ?? {};
    const published = await Promise.all([publishDue(db, THEN), publishDue(db, THEN)]);
    expect(published.sort()).toEqual([0, 1]);
    const after = (await db.doc(`${hotels}/un`).get()).data() ?? {};
    const write = { collection: hotels, documentId: 'un', before, after };
    const auditId = writeId(write, after.updated_at);
    await logWrite(db, { ...write, auditId, actor: paul, at: THEN });
    const { docs } = await db.collection(auditLog).get();
    expect(docs.map((entry) => entry.get('action'))).toEqual(['publish']);
  });

  it('is left alone when it is taken back or planned for later meanwhile', async () => {
    const db = emptyDatabase();
    const later = Timestamp.fromDate(new Date('2026-12-02T08:00:00Z'));
    await db.doc(`${hotels}/repris`).set(planned({ publish_at: null }));
    await db.doc(`${hotels}/plus-tard`).set(planned({ publish_at: later }));
    await db.doc(`${hotels}/texte`).set(planned({ publish_at: '2026-12-01T08:00:00Z' }));
    expect(await publishDue(db, THEN)).toBe(0);
    expect(await publishDue(db, later.toDate())).toBe(1);
    expect((await db.doc(`${hotels}/repris`).get()).get('published')).toBe(false);
  });
});

describe('the journal', () => {
  /** Odile plans a record, which Paul then corrects. */
  async function planAndCorrect() {
    const db = emptyDatabase();
    const document = db.doc(`${hotels}/un`);
    const stored = planned({ name: 'Ryokan', publish_at: null });
    const write = { collection: hotels, documentId: 'un' };
    const log = (before: object, after: object, actor: typeof odile, at: string) =>
      logWrite(db, {
        ...write,
        before: { ...before },
        after: { ...after },
        auditId: at,
        actor,
        at: new Date(at),
      });
    const withPlan = { ...stored, publish_at: PLAN };
    await log(stored, withPlan, odile, '2026-11-20T10:00:00Z');
    await log(withPlan, { ...withPlan, name: 'Ryokan Momiji' }, paul, '2026-11-21T10:00:00Z');
    await document.set({ ...withPlan, name: 'Ryokan Momiji' });
    return { db, document };
  }

  it('says that it was planned, in the name of who planned it', async () => {
    const { db, document } = await planAndCorrect();
    await publishDue(db, THEN);
    expect((await document.get()).get('updated_by')).toBe(odile.uid);
    const { docs } = await db.collection(auditLog).where('action', '==', 'publish').get();
    expect(docs.map((entry) => entry.data())).toEqual([
      {
        ...journalEntry(
          {
            collection: hotels,
            documentId: 'un',
            before: { name: 'Ryokan Momiji', published: false, publish_at: PLAN },
            after: { name: 'Ryokan Momiji', published: true, publish_at: null },
          },
          { action: 'publish', actor: odile, at: THEN },
        ),
        at: Timestamp.fromDate(THEN),
        expires_at: expect.any(Timestamp),
      },
    ]);
  });

  it('names who saved it last when it does not know', async () => {
    const db = emptyDatabase();
    await db.doc(`${hotels}/un`).set(planned());
    await db.doc(`${hotels}/console`).set(planned({ updated_by: null }));
    await publishDue(db, THEN);
    const { docs } = await db.collection(auditLog).orderBy('document_id').get();
    expect(docs.map((entry) => entry.get('actor'))).toEqual([null, { uid: 'paul', email: null }]);
  });

  it('takes it back without planning it again, and a plan only until its time', async () => {
    const { db, document } = await planAndCorrect();
    await publishDue(db, THEN);
    const { docs } = await db.collection(auditLog).where('action', '==', 'publish').get();
    const [entry] = docs;
    const restorer = { actor: paul, force: true };
    await restoreEntry(db, entry?.id ?? '', { ...restorer, now: THEN });
    const state = async () => {
      const { published, publish_at } = (await document.get()).data() ?? {};
      return { published, publish_at };
    };
    expect(await state()).toEqual({ published: false, publish_at: null });
    expect(await publishDue(db, THEN)).toBe(0);
    await restoreEntry(db, entry?.id ?? '', { ...restorer, now: BEFORE });
    expect(await state()).toEqual({ published: false, publish_at: PLAN });
  });
});

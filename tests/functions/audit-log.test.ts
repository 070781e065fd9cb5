import { randomUUID } from 'node:crypto';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { DEMO_ADMIN } from '#scripts/lib/ports.ts';
import { addAuditEntry } from '../../functions/src/audit-log.ts';
import { mendRecordTimes } from '../../functions/src/mend-times.ts';
import { publishDueRecords } from '../../functions/src/tick.ts';
import { database, emptyDatabase, forget, loggedOnce, signInAdmin, TRIGGER_MS } from './call.ts';

const { auditLog, blogPosts, contactRequests, destinations, hotels, newsletterSubscriptions } =
  COLLECTIONS;
const { hotelDestinations, letters, media } = COLLECTIONS;

describe('the audit log', () => {
  const db = emptyDatabase();
  const signed = (fields: object) => ({ ...fields, updated_by: 'odile', updated_at: new Date() });

  /** Writes a document and delivers its event twice. */
  async function write(path: string, fields: object): Promise<void> {
    const document = db.doc(path);
    const before = await document.get();
    await document.set(fields, { merge: true });
    const event = { id: randomUUID(), before, after: await document.get() };
    await addAuditEntry(db, event);
    await addAuditEntry(db, event);
  }
  const entries = async (collection: string) => {
    const { docs } = await db.collection(auditLog).where('collection', '==', collection).get();
    return docs
      .map((entry) => entry.data())
      .toSorted((one, other) => one.at.toMillis() - other.at.toMillis());
  };

  it('the audit log records every administrator’s write and every scheduled publication exactly once', async () => {
    const path = `${hotels}/un`;
    await write(path, signed({ name: 'Un', published: false }));
    await write(path, signed({ name: 'Deux' }));
    await write(path, signed({ deleted_at: new Date(), was_shown: false }));
    await write(path, signed({ deleted_at: null, was_shown: null, publish_at: new Date(0) }));
    const planned = await db.doc(path).get();
    await publishDueRecords(db, new Date());
    const after = await db.doc(path).get();
    await addAuditEntry(db, { id: randomUUID(), before: planned, after });
    const logged = await entries(hotels);
    expect(logged.map(({ action }) => action)).toEqual([
      'create',
      'update',
      'delete',
      'restore',
      'publish',
    ]);
    expect(logged[1]).toMatchObject({
      label: 'Deux',
      actor: { uid: 'odile' },
      before: { name: 'Un' },
      after: { name: 'Deux' },
      changed: ['name'],
    });
    expect(logged[4]).toMatchObject({ actor: null, after: { published: true } });
  });

  describe('a record that a script wrote', () => {
    const time = expect.any(Timestamp);
    const updated_at = Timestamp.fromMillis(0);
    const later = '2099-01-01T09:00:00Z';
    const planned = Timestamp.fromDate(new Date(later));
    const ago = { created_at: { _seconds: 1e9, _nanoseconds: 0 }, publish_at: '2020-01-01' };

    it.each([
      [
        'no time to sort by',
        `${hotels}/a`,
        { price: '420', updated_at: 'hier' },
        { updated_at: time },
      ],
      ['no time to sort by', `${destinations}/a`, {}, { updated_at: time }],
      ['no time to sort by', `${newsletterSubscriptions}/a`, {}, { subscribed_at: time }],
      [
        'true as its deletion time',
        `${hotels}/b`,
        { published: true, deleted_at: true, updated_at },
        { published: false, was_shown: true, deleted_at: time },
      ],
      [
        'a text as its deletion time',
        `${blogPosts}/b`,
        { published: false, was_shown: true, deleted_at: '2026-03-01', updated_at },
        { deleted_at: time },
      ],
      [
        'a number as its deletion time',
        `${newsletterSubscriptions}/b`,
        { active: false, deleted_at: 1, subscribed_at: updated_at },
        { was_shown: false, deleted_at: time },
      ],
      ['a text as its deletion time', `${media}/b`, { deleted_at: 'hier' }, { deleted_at: time }],
      [
        'false as its deletion time',
        `${hotels}/c`,
        { deleted_at: false, updated_at },
        { deleted_at: null },
      ],
      [
        'a text as its future publication time',
        `${hotels}/d`,
        { publish_at: later, updated_at },
        { publish_at: planned },
      ],
      [
        'past times in other types',
        `${hotels}/e`,
        { ...ago, updated_at },
        { created_at: Timestamp.fromMillis(1e12), publish_at: null },
      ],
      [
        'an unclear text as its publication time',
        `${hotels}/f`,
        { publish_at: 'demain', updated_at },
        {},
      ],
      [
        'a text as its future publication time',
        `${letters}/d`,
        { publish_at: later, updated_at },
        { publish_at: null },
      ],
    ])(
      'in a record that a script wrote with %s, times are repaired if their meaning is clear, so that queries find the record: %s',
      async (_, path, fields, mended) => {
        await db.doc(path).set(fields);
        await mendRecordTimes(await db.doc(path).get());
        expect((await db.doc(path).get()).data()).toEqual({ ...fields, ...mended });
      },
    );
  });

  it('the audit log names all changed fields of a huge record, and stores as many of their values as fit, former values first', async () => {
    const path = `${destinations}/un`;
    const description = 'é'.repeat(140_000);
    const subtitle = 'Trois îles';
    const nested = Array(18).fill('deep');
    const deep = nested.reduce<object>((inner, name) => ({ [name]: inner }), {});
    const heavy = Array(50).fill('x'.repeat(14_000));
    await write(path, signed({ description, subtitle, banner_image: null }));
    await write(path, signed({ subtitle: deep, gallery: heavy, banner_image: db.doc(path) }));
    await write(path, signed({ description: null, subtitle: null, gallery: [] }));
    await write(path, signed({ subtitle, banner_image: Buffer.alloc(700_000) }));
    const logged = await entries(destinations);
    expect(logged.slice(1).map(({ before, after }) => ({ before, after }))).toEqual([
      { before: { subtitle, banner_image: null }, after: { banner_image: db.doc(path) } },
      { before: { description }, after: { description: null, subtitle: null, gallery: [] } },
      { before: { subtitle: null, banner_image: db.doc(path) }, after: { subtitle } },
    ]);
    expect(logged.slice(1).map(({ changed }) => changed)).toEqual([
      ['banner_image', 'gallery', 'subtitle'],
      ['description', 'gallery', 'subtitle'],
      ['banner_image', 'subtitle'],
    ]);
  });

  it('the audit log records that a hotel was linked to a destination, hidden on the destination’s page or unlinked', async () => {
    const [link, hotel] = [`${hotelDestinations}/un_japon`, `${hotels}/un`];
    const ends = { hotel_id: 'un', destination_id: 'japon' };
    await db.doc(hotel).set({ name: 'Un', published: true });
    await write(link, signed({ ...ends, published: true }));
    await write(link, signed({ ...ends, published: true }));
    await write(link, signed({ published: false }));
    // The hotel's own entry says that it was deleted.
    await db.doc(hotel).update({ published: false, deleted_at: new Date() });
    await write(link, signed({ deleted_at: new Date() }));
    const gone = { hotel_id: FieldValue.delete(), destination_id: FieldValue.delete() };
    await write(link, signed({ ...gone, published: false }));
    const logged = await entries(hotelDestinations);
    expect(logged).toMatchObject([
      { action: 'create', document_id: 'un_japon', actor: { uid: 'odile' }, after: ends },
      { action: 'update', before: { published: true }, after: { published: false } },
      { action: 'update', before: ends, after: {} },
    ]);
  });

  it('the audit log ignores writes without an author, restored backups and its own entries', async () => {
    await write(`${blogPosts}/un`, { title: 'Un' });
    await write(`${blogPosts}/deux`, {
      title: 'Deux',
      updated_by: 'odile',
      updated_at: Timestamp.fromMillis(0),
    });
    await write(`${blogPosts}/deux`, { title: 'Trois' });
    await write(`${auditLog}/un`, signed({ published: true }));
    expect(await entries(blogPosts)).toEqual([]);
    expect(await entries(auditLog)).toEqual([]);
  });

  it('the audit log names changed fields of visitors’ data, without contents or hashes of addresses', async () => {
    await write(`${contactRequests}/r1`, signed({ note: 'Rappeler Odile', handled: true }));
    await write(`${newsletterSubscriptions}/hash`, signed({ email: 'odile@example.org' }));
    const [request] = await entries(contactRequests);
    expect(request).toMatchObject({
      document_id: 'r1',
      changed: ['handled', 'note'],
      before: null,
      after: null,
    });
    const [subscription] = await entries(newsletterSubscriptions);
    expect(JSON.stringify(subscription)).not.toMatch(/hash|odile@example/);
  });
});

describe('the trigger of the audit log', { timeout: 3 * TRIGGER_MS }, () => {
  let id = '';
  beforeEach(() => {
    id = `audit-log-${randomUUID()}`;
  });
  afterEach(() => forget(id));

  it.each([hotels, contactRequests])(
    'the audit log records that a document was created in %s',
    async (collection) => {
      const { uid } = await signInAdmin();
      const signature = { updated_by: uid, updated_at: new Date() };
      await database()
        .collection(collection)
        .doc(id)
        .set({ name: 'Un', ...signature });
      const entry = await loggedOnce({ collection, id, action: 'create' });
      expect(entry.get('actor')).toEqual({ uid, email: DEMO_ADMIN.email });
    },
  );
});

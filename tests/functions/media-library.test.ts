import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import type { LibraryCall } from '#domain/media/library-calls.ts';
import { parsePhoto } from '#domain/media/photo.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { escapeMarkup } from '#domain/text/escape-markup.ts';
import { restoreEntry } from '../../functions/src/journal/restore-record.ts';
import { answerLibrary } from '../../functions/src/media/media-library.ts';
import { firestoreStore } from '../../functions/src/media/media-store.ts';
import { noteUses } from '../../functions/src/media/note-uses.ts';
import { photoIdOf, storeUpload } from '../../functions/src/media/store-upload.ts';
import { sweepLibrary } from '../../functions/src/media/sweep-media.ts';
import { emptyDatabase } from './emulated-project.ts';
import { cornered, newJpeg } from './media-pictures.ts';

// In a project without triggers, which would note the uses.
const db = emptyDatabase();
const { media, hotels, blogPosts, auditLog } = COLLECTIONS;
const [odile, basile] = ['odile', 'basile'].map((uid) => ({ uid, email: `${uid}@example.org` }));
const actor = basile ?? { uid: '', email: null };
const now = new Date('2026-11-22T10:00:00Z');
const days = (count: number) => new Date(now.getTime() + count * 86_400_000);

const call = (request: LibraryCall) => answerLibrary(db, request, { actor, now });
const photoAt = (id: string) => db.collection(media).doc(id);

async function upload(alt: string, file?: Buffer): Promise<{ id: string; address: string }> {
  const sent = file ?? (await newJpeg());
  const details = { alt, caption: null, credit: null };
  const uploader = odile ?? actor;
  const { address } = await storeUpload(db, { file: sent, details, actor: uploader, now });
  return { id: photoIdOf(sent), address };
}

/** Stores a record as its editor does, and what the trigger then notes. */
async function save(collection: string, id: string, fields: object, ids: string[]): Promise<void> {
  await db.collection(collection).doc(id).set(fields);
  await noteUses(db, { collection, id }, ids);
}

let [id, address, record] = ['', '', ''];
beforeEach(async () => {
  ({ id, address } = await upload('Un quai'));
  record = `fiche-${randomUUID()}`;
});

const saveHotel = () =>
  save(
    hotels,
    record,
    {
      name: 'Le Quai',
      image: address,
      gallery: [
        { url: address, alt: 'Un quai' },
        { url: address, alt: 'La nuit' },
      ],
      description: 'Au bord de l’eau',
      updated_at: now,
      updated_by: 'odile',
    },
    [id],
  );
const saveArticle = () =>
  save(
    blogPosts,
    record,
    {
      title: 'Sur le quai',
      image: '/art/article-conciergerie-1280.webp',
      content: `<p>Avant</p><img src="${escapeMarkup(address)}" alt="Un quai"><p>Après</p>`,
    },
    [id],
  );

describe('a change', { timeout: 60_000 }, () => {
  it('of texts goes into every record, signed; own texts stay', async () => {
    await saveHotel();
    await saveArticle();
    const answer = await call({
      action: 'change',
      id,
      alt: 'Un quai l’hiver',
      caption: 'Honfleur',
    });
    expect(answer.changed).toBe(2);
    expect(answer.uses.map(({ label, fields }) => [label, fields.sort()])).toEqual(
      expect.arrayContaining([
        ['Le Quai', ['gallery', 'image']],
        ['Sur le quai', ['content']],
      ]),
    );
    expect(parsePhoto(answer.address)).toMatchObject({
      alt: 'Un quai l’hiver',
      caption: 'Honfleur',
      credit: null,
    });
    const hotel = (await db.collection(hotels).doc(record).get()).data();
    expect(hotel).toMatchObject({
      name: 'Le Quai',
      image: answer.address,
      gallery: [
        { url: answer.address, alt: 'Un quai l’hiver' },
        { url: answer.address, alt: 'La nuit' },
      ],
      description: 'Au bord de l’eau',
      updated_by: 'basile',
    });
    const article = (await db.collection(blogPosts).doc(record).get()).data();
    expect(article?.content).toBe(
      `<p>Avant</p><img src="${escapeMarkup(answer.address)}" alt="Un quai l’hiver"><p>Après</p>`,
    );
    expect(article?.image).toBe('/art/article-conciergerie-1280.webp');
    // A repeated call has nothing left to do.
    const again = await call({ action: 'change', id, alt: 'Un quai l’hiver' });
    expect(again).toMatchObject({ changed: 0, address: answer.address });
  });

  it('leaves the record alone whose editor asks for it', async () => {
    await saveHotel();
    const except = `${hotels}/${record}`;
    const answer = await call({ action: 'change', id, alt: 'Un port', except });
    expect(answer.changed).toBe(0);
    expect((await db.collection(hotels).doc(record).get()).get('image')).toBe(address);
    expect((await photoAt(id).get()).get('except')).toBeUndefined();
  });

  it('of the focal point draws the picture for sharing anew around it', async () => {
    const file = await (await cornered({ width: 900, height: 1800 })).jpeg().toBuffer();
    const corner = await upload('Un coin', file);
    const top = async (name: string) => {
      const drawn = await firestoreStore(db).get(corner.id, name);
      if (drawn === null) return null;
      const { data, info } = await sharp(drawn.bytes).raw().toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([1200, 630]);
      return data.readUInt8(20 * info.channels);
    };
    expect(await top('partage-50x50.jpg')).toBeLessThan(60);
    const answer = await call({ action: 'change', id: corner.id, focal: { x: 0, y: 0 } });
    expect(parsePhoto(answer.address)?.focal).toEqual({ x: 0, y: 0 });
    expect(await top('partage-0x0.jpg')).toBeGreaterThan(200);
    expect(await top('partage-50x50.jpg')).toBeNull();
  });

  it('by two administrators at once loses neither', async () => {
    await saveHotel();
    await Promise.all([
      call({ action: 'change', id, alt: 'Un port' }),
      call({ action: 'change', id, caption: 'À marée basse' }),
    ]);
    const { address: present } = await call({ action: 'change', id });
    expect(parsePhoto(present)).toMatchObject({ alt: 'Un port', caption: 'À marée basse' });
    expect((await db.collection(hotels).doc(record).get()).get('image')).toBe(present);
  });

  it('is refused when its texts do not fit, or there is no such photograph', async () => {
    const alt = 'a\u202F!'.repeat(100);
    await expect(call({ action: 'change', id, alt, caption: alt })).rejects.toMatchObject({
      code: 'invalid-argument',
    });
    const unknown = { action: 'change', id: '0'.repeat(24), alt: '' } as const;
    await expect(call(unknown)).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('uses', () => {
  it('are what a record shows now, however late and often its writes are noted', async () => {
    await saveHotel();
    const other = await upload('Une gare');
    const uses = async (photo: string) => (await photoAt(photo).get()).get('uses');
    expect(await uses(id)).toEqual([`${hotels}/${record}`]);
    await save(hotels, record, { name: 'Le Quai', image: other.address }, [id, other.id]);
    await noteUses(db, { collection: hotels, id: record }, [id, other.id]);
    expect([await uses(id), await uses(other.id)]).toEqual([[], [`${hotels}/${record}`]]);
    await db.collection(hotels).doc(record).delete();
    await noteUses(db, { collection: hotels, id: record }, [other.id]);
    expect(await uses(other.id)).toEqual([]);
  });

  it('may be the settings, which have no name of their own', async () => {
    await save(COLLECTIONS.settings, 'site', { author_image: address }, [id]);
    const { uses } = await call({ action: 'uses', id });
    const use = { collection: 'settings', id: 'site', label: 'Réglages', fields: ['author_image'] };
    expect(uses).toEqual([use]);
  });

  it('are not noted of what visitors write', async () => {
    const request = { message: address };
    await save(COLLECTIONS.contactRequests, record, request, [id]);
    expect((await photoAt(id).get()).get('uses')).toEqual([]);
  });
});

describe('replacing', () => {
  it('gives every record the other photograph; is taken back there, unless one showed both', async () => {
    await saveHotel();
    const hotel = async (name = record) => (await db.collection(hotels).doc(name).get()).data();
    const before = await hotel();
    const other = await upload('Une gare');
    const [shows, both] = [`${record}-gare`, `${record}-deux`];
    await save(hotels, shows, { name: 'La Gare', image: other.address }, [other.id]);
    const pictures = [address, other.address].map((url) => ({ url, alt: '' }));
    await save(hotels, both, { name: 'Les Deux', gallery: pictures }, [id, other.id]);

    const answer = await call({ action: 'replace', id, by: other.id });
    const replaced = [`${hotels}/${record}`];
    expect(answer).toMatchObject({ address: other.address, changed: 2, replaced });
    expect(await hotel()).toMatchObject({
      image: other.address,
      gallery: [
        { url: other.address, alt: 'Une gare' },
        { url: other.address, alt: 'La nuit' },
      ],
      updated_by: 'basile',
    });
    expect(answer.uses.map((use) => use.id).sort()).toEqual([record, both, shows].sort());
    expect(await call({ action: 'uses', id })).toMatchObject({ uses: [] });

    await call({ action: 'replace', id: other.id, by: id, only: replaced });
    const signed = { updated_at: expect.anything(), updated_by: 'basile' };
    expect(await hotel()).toEqual({ ...before, ...signed });
    expect(await hotel(shows)).toMatchObject({ image: other.address });
    const [first, second] = [other.address, other.address].map((url) => ({ url }));
    expect(await hotel(both)).toMatchObject({ gallery: [first, second] });
  });
});

describe('deleting', () => {
  it('what is used is refused with its uses, unless confirmed; it can be restored', async () => {
    await saveHotel();
    const uses = [
      { collection: hotels, id: record, label: 'Le Quai', fields: ['image', 'gallery'] },
    ];
    await expect(call({ action: 'delete', id, evenIfUsed: false })).rejects.toMatchObject({
      code: 'failed-precondition',
      details: {
        reason: 'used',
        uses: [{ ...uses[0], fields: expect.arrayContaining(['image', 'gallery']) }],
      },
    });
    await call({ action: 'delete', id, evenIfUsed: true });
    expect((await photoAt(id).get()).data()).toMatchObject({ deleted_by: 'basile' });
    await call({ action: 'restore', id });
    expect((await photoAt(id).get()).data()).toMatchObject({ deleted_at: null, deleted_by: null });
  });

  it('is taken back by a record that is saved with it afterwards', async () => {
    await call({ action: 'delete', id, evenIfUsed: false });
    await saveHotel();
    expect((await photoAt(id).get()).get('deleted_at')).toBeNull();
  });
});

describe('in the journal', { timeout: 60_000 }, () => {
  const by = (day: number) => ({ actor, now: days(day) });
  const entriesOf = async (action: string) => {
    const { docs } = await db.collection(auditLog).where('document_id', '==', id).get();
    return docs.filter((entry) => entry.get('action') === action);
  };
  const entryOf = async (action: string) => {
    const [entry] = await entriesOf(action);
    if (!entry) throw new Error(`The journal has no ${action}.`);
    return entry;
  };
  const restore = (auditId: string, day: number, force = false) =>
    restoreEntry(db, auditId, { ...by(day), force });
  const refusal = (reason: string) => ({ code: 'failed-precondition', details: { reason } });

  it('a change is told with its author, and taken back in every record', async () => {
    await saveHotel();
    const change = { action: 'change', id, alt: 'Un port', focal: { x: 10, y: 20 } } as const;
    await answerLibrary(db, change, by(1));
    const entry = await entryOf('update');
    expect(entry.data()).toMatchObject({
      collection: media,
      label: 'Un port',
      actor,
      before: { alt: 'Un quai', focal: { x: 50, y: 50 } },
      after: { alt: 'Un port', focal: { x: 10, y: 20 } },
      changed: ['alt', 'focal'],
      batch: `${actor.uid}/${days(1).getTime()}`,
    });
    // What changes nothing is not told.
    await answerLibrary(db, change, by(2));
    expect(await entriesOf('update')).toHaveLength(1);

    await answerLibrary(db, { action: 'change', id, alt: 'Une jetée' }, by(3));
    await expect(restore(entry.id, 4)).rejects.toMatchObject({
      ...refusal('changed'),
      details: { reason: 'changed', fields: ['alt'] },
    });
    await restore(entry.id, 4, true);
    expect((await photoAt(id).get()).data()).toMatchObject({
      alt: 'Un quai',
      focal: { x: 50, y: 50 },
    });
    const image = (await db.collection(hotels).doc(record).get()).get('image');
    expect(parsePhoto(image)).toMatchObject({ alt: 'Un quai', focal: { x: 50, y: 50 } });
    expect(await entriesOf('update')).toHaveLength(3);
  });

  it('a photograph is added, deleted and restored', async () => {
    expect((await entryOf('create')).data()).toMatchObject({
      label: 'Un quai',
      actor: odile,
      after: { alt: 'Un quai', caption: null, credit: null },
    });
    await answerLibrary(db, { action: 'delete', id, evenIfUsed: false }, by(1));
    const entry = await entryOf('delete');
    expect(entry.data()).toMatchObject({ label: 'Un quai', actor, after: null });
    await restore(entry.id, 2);
    expect((await photoAt(id).get()).get('deleted_at')).toBeNull();
    expect((await entryOf('restore')).get('label')).toBe('Un quai');
    await expect(restore(entry.id, 3)).rejects.toMatchObject(refusal('exists'));
  });

  it('a replacement everywhere is told, and taken back in each record', async () => {
    await saveHotel();
    const other = await upload('Une gare');
    await answerLibrary(db, { action: 'replace', id, by: other.id }, by(1));
    const entry = await entryOf('update');
    expect(entry.data()).toMatchObject({
      changed: ['replaced_by'],
      after: { replaced_by: other.address },
    });
    await expect(restore(entry.id, 2)).rejects.toMatchObject(refusal('replacement'));
  });
});

describe('every night', () => {
  it('what nothing shows since a day is noted, until something does', async () => {
    const shown = await upload('Une gare');
    await save(hotels, record, { image: shown.address }, [shown.id]);
    await sweepLibrary(db, days(0.5));
    expect((await photoAt(id).get()).get('unused_since')).toBeNull();
    await sweepLibrary(db, days(2));
    expect((await photoAt(id).get()).get('unused_since').toDate()).toEqual(days(2));
    await sweepLibrary(db, days(3));
    expect((await photoAt(id).get()).get('unused_since').toDate()).toEqual(days(2));
    expect((await photoAt(shown.id).get()).get('unused_since')).toBeNull();
    await saveHotel();
    expect((await photoAt(id).get()).get('unused_since')).toBeNull();
  });

  it('what was deleted 30 days ago goes for good, with its files', async () => {
    await call({ action: 'delete', id, evenIfUsed: false });
    await sweepLibrary(db, days(29));
    expect((await photoAt(id).get()).exists).toBe(true);
    await sweepLibrary(db, days(31));
    expect((await photoAt(id).get()).exists).toBe(false);
    expect((await photoAt(id).collection('files').get()).size).toBe(0);
    await expect(call({ action: 'restore', id })).rejects.toMatchObject({ code: 'not-found' });
  });

  it('what is left of an upload that never ended goes', async () => {
    const unfinished = photoAt(randomUUID());
    await unfinished.set({ ready: false, created_at: now });
    const file = { name: '480.avif', type: 'image/avif', bytes: Buffer.alloc(10) };
    await firestoreStore(db).put(unfinished.id, [file]);
    await sweepLibrary(db, days(0.5));
    expect((await unfinished.get()).exists).toBe(true);
    await sweepLibrary(db, days(1.5));
    expect((await unfinished.get()).exists).toBe(false);
    expect((await unfinished.collection('files').get()).size).toBe(0);
  });
});

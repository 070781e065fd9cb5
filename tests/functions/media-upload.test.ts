import { describe, expect, it } from 'vitest';
import { parsePhoto } from '#domain/media/photo.ts';
import { UPLOAD_ERRORS, UPLOAD_MAX_BYTES } from '#domain/media/upload.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import type { Actor } from '../../functions/src/journal/journal-entry.ts';
import { answerLibrary } from '../../functions/src/media/media-library.ts';
import { firestoreStore } from '../../functions/src/media/media-store.ts';
import { photoIdOf } from '../../functions/src/media/store-upload.ts';
import { answerUpload } from '../../functions/src/media/upload-media.ts';
import { emptyDatabase } from './emulated-project.ts';
import { bomb, newJpeg, svg } from './media-pictures.ts';

const db = emptyDatabase();
const odile = { uid: 'odile', email: 'odile@example.org' };
const basile = { uid: 'basile', email: null };

type Sent = { file: Buffer; query?: object; actor?: Actor; perHour?: number; now?: Date };

const send = ({ file, query = {}, actor = odile, perHour = 1000, now = new Date() }: Sent) =>
  answerUpload(
    { file, query, authorization: undefined },
    { db, secret: 'a secret', perHour, uploader: async () => actor },
    now,
  );
const documentOf = (file: Buffer) => db.collection(COLLECTIONS.media).doc(photoIdOf(file));
const filesOf = async (file: Buffer) => {
  const { docs } = await documentOf(file).collection('files').get();
  return docs.map(({ id }) => id).sort();
};

describe('an upload', { timeout: 60_000 }, () => {
  it('is stored with its files, and answers the address that records hold', async () => {
    const file = await newJpeg({ width: 600, height: 400 });
    const query = { name: 'terrasse.jpg', alt: ' Une  terrasse, l’été ', credit: 'O. Marchetti' };
    const { status, body } = await send({ file, query });
    expect({ status, body }).toEqual({
      status: 200,
      body: { address: expect.any(String), isKnown: false },
    });
    const photo = parsePhoto('address' in body ? body.address : '');
    expect(photo).toMatchObject({
      id: photoIdOf(file),
      width: 600,
      height: 400,
      focal: { x: 50, y: 50 },
      alt: 'Une terrasse, l’été',
      caption: null,
      credit: 'O. Marchetti',
    });
    expect((await documentOf(file).get()).data()).toMatchObject({
      ready: true,
      file_name: 'terrasse.jpg',
      bytes: file.byteLength,
      stored_bytes: expect.any(Number),
      uses: [],
      unused_since: null,
      deleted_at: null,
      created_by: 'odile',
      updated_by: 'odile',
    });
    expect(await filesOf(file)).toEqual([
      '480.avif',
      '480.webp',
      '600.avif',
      '600.webp',
      'original',
      'partage-50x50.jpg',
    ]);
  });

  it('of the same file is the same photograph, with the texts that it has', async () => {
    const file = await newJpeg();
    const first = await send({ file, query: { alt: 'Un quai' } });
    const second = await send({ file, query: { alt: 'Autre chose' }, actor: basile });
    expect(second.body).toEqual({ ...first.body, isKnown: true });
    expect((await documentOf(file).get()).get('created_by')).toBe('odile');
  });

  it('of the same file by two administrators at once is one photograph', async () => {
    const file = await newJpeg();
    const answers = await Promise.all([
      send({ file, query: { alt: 'Un quai' } }),
      send({ file, query: { alt: 'Un port' }, actor: basile }),
    ]);
    const bodies = answers.flatMap(({ body }) => ('address' in body ? [body] : []));
    expect(new Set(bodies.map(({ address }) => address)).size).toBe(1);
    expect(bodies.map(({ isKnown }) => isKnown).sort()).toEqual([false, true]);
    const { alt } = parsePhoto(bodies[0]?.address ?? '') ?? {};
    const created_by = alt === 'Un quai' ? 'odile' : 'basile';
    expect((await documentOf(file).get()).data()).toMatchObject({ alt, created_by });
    expect(await filesOf(file)).toHaveLength(6);
  });

  it('that broke off while it was stored is shown nowhere, and finished by the same file', async () => {
    const file = await newJpeg();
    await documentOf(file).set({ ready: false, created_at: new Date() });
    const id = photoIdOf(file);
    const by = { actor: odile, now: new Date() };
    const asked = answerLibrary(db, { action: 'uses', id }, by);
    await expect(asked).rejects.toMatchObject({ code: 'not-found' });
    expect((await send({ file })).body).toMatchObject({ isKnown: false });
    expect((await documentOf(file).get()).data()).toMatchObject({ ready: true });
    expect(await filesOf(file)).toHaveLength(6);
  });

  it('of a photograph that was deleted takes the deletion back', async () => {
    const file = await newJpeg();
    await send({ file });
    const by = { actor: basile, now: new Date() };
    await answerLibrary(db, { action: 'delete', id: photoIdOf(file), evenIfUsed: false }, by);
    expect((await documentOf(file).get()).get('deleted_by')).toBe('basile');
    expect((await send({ file })).body).toMatchObject({ isKnown: true });
    expect((await documentOf(file).get()).get('deleted_at')).toBeNull();
  });

  it.each<[string, number, () => Buffer | Promise<Buffer>]>([
    ['not-a-picture', 415, () => Buffer.from('Ceci n’est pas une photo')],
    ['svg', 415, svg],
    ['truncated', 422, async () => (await newJpeg()).subarray(0, 30_000)],
    ['too-many-pixels', 413, bomb],
    ['too-heavy', 413, () => Buffer.alloc(UPLOAD_MAX_BYTES + 1)],
  ])('refused as « %s » says why, and leaves nothing behind', async (code, status, make) => {
    const file = await make();
    const error = new Map<string, string>(Object.entries(UPLOAD_ERRORS)).get(code);
    expect(await send({ file })).toEqual({ status, body: { code, error } });
    expect((await documentOf(file).get()).exists).toBe(false);
    expect(await filesOf(file)).toEqual([]);
  });

  it('whose texts are too long is refused', async () => {
    const file = await newJpeg();
    for (const query of [
      { alt: 'a'.repeat(301) },
      { alt: ['deux', 'textes'] },
      { alt: 'a\u202F!'.repeat(99), caption: 'a\u202F!'.repeat(99) },
    ]) {
      expect((await send({ file, query })).body).toMatchObject({ code: 'details-invalid' });
    }
    expect((await documentOf(file).get()).exists).toBe(false);
  });

  it('too many in an hour wait for the next one', async () => {
    const [file, actor] = [await newJpeg(), { uid: 'pressée', email: null }];
    const now = new Date('2026-11-22T10:00:00Z');
    const limited = { actor, perHour: 1, now };
    expect((await send({ file, ...limited })).status).toBe(200);
    expect(await send({ file, ...limited })).toMatchObject({
      status: 429,
      body: { code: 'limited' },
    });
    const later = new Date('2026-11-22T11:00:01Z');
    expect((await send({ file, ...limited, now: later })).status).toBe(200);
  });
});

describe('the store', () => {
  const store = firestoreStore(db);

  it('keeps large files in parts, and gives them back as they were', async () => {
    const bytes = Buffer.from(Array.from({ length: 2_000_003 }, (_, index) => index % 251));
    await store.put('large', [{ name: 'original', type: 'image/webp', bytes }]);
    const found = await store.get('large', 'original');
    expect(found).toMatchObject({ name: 'original', type: 'image/webp' });
    expect(found?.bytes.equals(bytes)).toBe(true);
    expect(await store.get('large', 'original~1')).toBeNull();
    await store.remove('large', ['original']);
    expect(await store.get('large', 'original')).toBeNull();
    await store.remove('large');
  });

  it('has no file of which a part is missing, and none that it was not given', async () => {
    await store.put('torn', [{ name: 'a', type: 'image/webp', bytes: Buffer.alloc(1_000_000) }]);
    await db.doc('media/torn/files/a~1').delete();
    expect(await store.get('torn', 'a')).toBeNull();
    expect(await store.get('torn', 'b')).toBeNull();
  });
});

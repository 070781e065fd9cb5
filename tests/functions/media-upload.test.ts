import { describe, expect, it } from 'vitest';
import { parsePhoto } from '#domain/media/photo.ts';
import {
  UPLOAD_ERRORS,
  UPLOAD_MAX_BYTES,
  type UploadErrorCode,
} from '#domain/media/photo-upload.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import type { AuditActor } from '../../functions/src/audit-entry.ts';
import { RATE_LIMITS } from '../../functions/src/limits.ts';
import { loadSharp } from '../../functions/src/media/decode.ts';
import {
  derivePhotoId,
  photoDocumentRef,
  readPhotoFileBytes,
  storePhoto,
} from '../../functions/src/media/store.ts';
import { answerPhotoUploadRequest } from '../../functions/src/media/upload.ts';
import { emptyDatabase } from './call.ts';
import { hugeBlackPng, newJpeg, svg } from './media-pictures.ts';

const db = emptyDatabase();
const odile = { uid: 'odile', email: 'odile@example.org' };
const basile = { uid: 'basile', email: null };

type Sent = {
  file: Buffer;
  name?: unknown;
  actor?: AuditActor | null;
  limits?: typeof RATE_LIMITS;
  now?: Date;
};

const send = ({ file, name, actor = odile, limits = RATE_LIMITS, now = new Date() }: Sent) => {
  const uploader = async () => actor ?? ('unauthenticated' as const);
  return answerPhotoUploadRequest({ db, file, name, token: undefined, uploader, limits, now });
};
const documentOf = (file: Buffer) => db.collection(COLLECTIONS.media).doc(derivePhotoId(file));
const filesOf = async (file: Buffer) => {
  const { docs } = await documentOf(file).collection('files').get();
  return docs.map(({ id }) => id).sort();
};
const FILES = ['480.avif', '480.webp', '600.avif', '600.webp'];

describe('an upload', { timeout: 60_000 }, () => {
  it('an uploaded photo is stored with its files, and its URL for use in records is returned', async () => {
    const file = await newJpeg({ width: 600, height: 400 });
    const { status, body } = await send({ file, name: ` ${'a'.repeat(300)}.jpg` });
    expect({ status, body }).toEqual({
      status: 200,
      body: { url: expect.any(String) },
    });
    expect(parsePhoto('url' in body ? body.url : '')).toMatchObject({
      id: derivePhotoId(file),
      width: 600,
      height: 400,
      focal: { x: 50, y: 50 },
      alt: null,
    });
    expect((await documentOf(file).get()).data()).toMatchObject({
      file_name: 'a'.repeat(200),
      deleted_at: null,
      created_by: 'odile',
      updated_by: 'odile',
    });
    expect(await filesOf(file)).toEqual(FILES);
  });

  it('simultaneous uploads of one file by two administrators store one photo', async () => {
    const file = await newJpeg();
    const answers = await Promise.all([send({ file }), send({ file, actor: basile })]);
    const bodies = answers.flatMap(({ body }) => ('url' in body ? [body] : []));
    expect(new Set(bodies.map(({ url }) => url)).size).toBe(1);
    expect(await filesOf(file)).toEqual(FILES);
  });

  it('an upload of a photo that is in the trash restores that photo', async () => {
    const file = await newJpeg();
    await send({ file });
    await documentOf(file).update({ deleted_at: new Date() });
    expect((await send({ file, actor: basile })).status).toBe(200);
    expect((await documentOf(file).get()).data()).toMatchObject({
      deleted_at: null,
      updated_by: 'basile',
    });
  });

  it.each<[UploadErrorCode, number, () => Buffer | Promise<Buffer>]>([
    ['not-a-picture', 415, () => Buffer.from('Ceci n’est pas une photo')],
    ['too-heavy', 413, () => Buffer.alloc(UPLOAD_MAX_BYTES + 1)],
  ])('a photo upload that is refused as « %s » stores nothing', async (code, status, make) => {
    const file = await make();
    expect(await send({ file })).toMatchObject({
      status,
      body: { error: UPLOAD_ERRORS[code] },
    });
    expect((await documentOf(file).get()).exists).toBe(false);
    expect(await filesOf(file)).toEqual([]);
  });

  const TOO_MANY = {
    status: 429,
    headers: {},
    body: { error: expect.stringContaining('réessayez dans une heure') },
  };

  it('beyond an administrator’s hourly limit, uploads of new photos are refused for an hour', async () => {
    const limits = { ...RATE_LIMITS, upload: { ...RATE_LIMITS.upload, max: 1 } };
    const hour = { actor: { uid: 'pressée', email: null }, limits, now: new Date(0) };
    const file = await newJpeg();
    const other = await newJpeg();
    expect((await send({ file, ...hour })).status).toBe(200);
    expect(await send({ file: other, ...hour })).toEqual(TOO_MANY);
    expect((await documentOf(other).get()).exists).toBe(false);
    expect((await send({ file, ...hour })).status).toBe(200);
    expect((await send({ file: other, ...hour, actor: basile })).status).toBe(200);
    const later = await newJpeg();
    expect((await send({ file: later, ...hour, now: new Date(3_600_000) })).status).toBe(200);
  });

  it('an uploaded file is decoded only if an administrator sends it, its type is accepted and it is not too large', async () => {
    const files = await Promise.all(Array.from({ length: 8 }, () => newJpeg()));
    const [first = hugeBlackPng()] = files;
    const tasks: number[] = [];
    const sharp = await loadSharp();
    const note = (count: number) => void tasks.push(count);
    sharp.queue.on('change', note);
    try {
      const strangers = files.map((file) => send({ file, actor: null }));
      expect((await Promise.all(strangers)).map(({ status }) => status)).toEqual(
        Array(8).fill(401),
      );
      expect((await send({ file: svg() })).status).toBe(415);
      expect((await send({ file: Buffer.alloc(UPLOAD_MAX_BYTES + 1) })).status).toBe(413);
      expect(tasks).toEqual([]);
      expect((await send({ file: first })).status).toBe(200);
      expect(tasks).not.toEqual([]);
    } finally {
      sharp.queue.off('change', note);
    }
  });
});

describe('the store', () => {
  const store = (id: string, bytes: Buffer) =>
    storePhoto(photoDocumentRef(db, id), {}, [{ name: '480.webp', bytes }]);

  it('a photo’s large files are stored in chunks, and read back unchanged', async () => {
    const bytes = Buffer.from(Array.from({ length: 2_000_003 }, (_, index) => index % 251));
    await store('large', bytes);
    const found = await readPhotoFileBytes(db, 'large', '480.webp');
    expect(found?.equals(bytes)).toBe(true);
  });
});

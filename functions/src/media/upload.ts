import { createHash } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { onRequest } from 'firebase-functions/v2/https';
import { photoAddress } from '../../../src/domain/media/photo.ts';
import { type StoredPhoto, toPhoto } from '../../../src/domain/media/stored-photo.ts';
import {
  FILE_NAME_MAX,
  UPLOAD_ERRORS,
  UPLOAD_MAX_BYTES,
  UPLOADS_PER_HOUR,
  type UploadAnswer,
  type UploadErrorCode,
  type UploadRefusal,
} from '../../../src/domain/media/upload.ts';
import { cleanLine } from '../../../src/domain/text/clean-text.ts';
import { cutText } from '../../../src/domain/text/cut-text.ts';
import { administratorOf } from '../admin/administrator.ts';
import { isAlreadyThere } from '../calls/firestore-error.ts';
import { database } from '../firebase.ts';
import { consumeLimits, HOUR_MS } from '../forms/limits.ts';
import type { Actor } from '../journal/journal-entry.ts';
import { API_HEADERS } from '../site/security-headers.ts';
import { decodePhoto, requirePicture, UploadError } from './decode.ts';
import { renderFiles, renderPlaceholder } from './render.ts';
import { createPhoto, photoOf, photoRef } from './store.ts';

const STATUS: Record<UploadErrorCode, number> = {
  'not-a-picture': 415,
  heic: 415,
  svg: 415,
  animated: 415,
  truncated: 422,
  'too-many-pixels': 413,
  'too-heavy': 413,
  unauthenticated: 401,
  'permission-denied': 403,
  limited: 429,
  failed: 500,
};

export type UploadRequest = { file: Buffer; name: unknown; token: string | undefined };

/** What an upload needs; tests pass their own. */
export type UploadServices = {
  db: Firestore;
  perHour: number;
  uploader: typeof administratorOf;
};

/** Returns the id of a file's photograph: the same file is the same photograph, whoever sends it. */
export const photoIdOf = (file: Buffer): string =>
  createHash('sha256').update(file).digest('hex').slice(0, 24);

let lastTurn: Promise<unknown> = Promise.resolve();

/** Renders one photograph at a time in an instance: memory counts. */
function inTurn<TResult>(render: () => Promise<TResult>): Promise<TResult> {
  const turn = lastTurn.then(render);
  lastTurn = turn.catch(() => null);
  return turn;
}

async function render(file: Buffer) {
  const pixels = await decodePhoto(file);
  const { width, height } = pixels;
  const look = { width, height, ...(await renderPlaceholder(pixels)) };
  return { look, files: await renderFiles(pixels) };
}

/** Answers with a photograph of the library; a deleted one is restored. */
async function known(db: Firestore, stored: StoredPhoto, { uid }: Actor, now: Date) {
  if (stored.deleted_at !== null) {
    await photoRef(db, stored.id).update({ deleted_at: null, updated_at: now, updated_by: uid });
  }
  return { address: photoAddress(toPhoto(stored)), isKnown: true };
}

const nameOf = (name: unknown): string | null =>
  (typeof name === 'string' && cutText(cleanLine(name), FILE_NAME_MAX)) || null;

/** Strangers cost no decoding: who sends what, and how often, is known before a picture is opened. */
async function store(
  { file, name, token }: UploadRequest,
  { db, perHour, uploader }: UploadServices,
  now: Date,
): Promise<UploadAnswer> {
  const actor = await uploader(token);
  if (typeof actor === 'string') throw new UploadError(actor);
  if (file.byteLength > UPLOAD_MAX_BYTES) throw new UploadError('too-heavy');
  requirePicture(file);
  const limit = { scope: 'upload', subject: actor.uid, max: perHour, windowMs: HOUR_MS } as const;
  if ((await consumeLimits(db, [limit], now)) !== null) throw new UploadError('limited');

  const reference = photoRef(db, photoIdOf(file));
  const before = photoOf(await reference.get());
  if (before !== null) return known(db, before, actor, now);
  const { look, files } = await inTurn(() => render(file));
  const created = { file_name: nameOf(name), deleted_at: null, created_at: now };
  const stamps = { created_by: actor.uid, updated_at: now, updated_by: actor.uid };
  const address = photoAddress(toPhoto({ id: reference.id, ...look }));
  try {
    await createPhoto(reference, { ...look, ...created, ...stamps }, files);
    return { address, isKnown: false };
  } catch (error) {
    // The same file may come twice at once.
    if (!isAlreadyThere(error)) throw error;
    return { address, isKnown: true };
  }
}

export async function answerUpload(
  request: UploadRequest,
  services: UploadServices,
  now: Date,
): Promise<{ status: number; body: UploadAnswer | UploadRefusal }> {
  try {
    return { status: 200, body: await store(request, services, now) };
  } catch (error) {
    const code = error instanceof UploadError ? error.code : 'failed';
    if (code === 'failed') logger.error('upload failed', { error: String(error) });
    return { status: STATUS[code], body: { code, error: UPLOAD_ERRORS[code] } };
  }
}

/**
 * Receives the photographs of administrators: see UPLOAD_PATH. A body is received whole before anybody
 * is asked who sends it, so an instance receives many at once, 32 MB each at most, and decodes one.
 */
export const uploadMedia = onRequest(
  { memory: '2GiB', cpu: 2, concurrency: 20, maxInstances: 5, timeoutSeconds: 120 },
  async (request, response) => {
    response.removeHeader('X-Powered-By');
    response.set(API_HEADERS);
    if (request.method !== 'POST') {
      response.status(405).set('Allow', 'POST').send('');
      return;
    }
    const upload = {
      file: request.rawBody ?? Buffer.alloc(0),
      name: request.query.name,
      token: /^Bearer (\S+)$/.exec(request.get('Authorization') ?? '')?.[1],
    };
    const services = { db: await database(), perHour: UPLOADS_PER_HOUR, uploader: administratorOf };
    const { status, body } = await answerUpload(upload, services, new Date());
    response.status(status).send(body);
  },
);

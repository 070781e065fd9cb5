import type { Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { onRequest } from 'firebase-functions/v2/https';
import * as v from 'valibot';
import { UploadInput } from '../../../src/domain/media/library-calls.ts';
import {
  UPLOAD_ERRORS,
  UPLOAD_MAX_BYTES,
  UPLOADS_PER_HOUR,
  type UploadAnswer,
  type UploadErrorCode,
  type UploadRefusal,
} from '../../../src/domain/media/upload.ts';
import { database } from '../database.ts';
import { HOUR_MS } from '../guards/caller.ts';
import { consumeLimit } from '../guards/rate-limit.ts';
import { NEWSLETTER_SECRET } from '../guards/settings.ts';
import type { Actor } from '../journal/journal-entry.ts';
import { API_HEADERS } from '../site/security-headers.ts';
import { storeUpload } from './store-upload.ts';
import { UploadError } from './upload-error.ts';
import { uploaderOf } from './uploader.ts';

const STATUS: Record<UploadErrorCode, number> = {
  'not-a-picture': 415,
  heic: 415,
  svg: 415,
  animated: 415,
  truncated: 422,
  'too-many-pixels': 413,
  'too-heavy': 413,
  'details-invalid': 400,
  unauthenticated: 401,
  'permission-denied': 403,
  limited: 429,
  failed: 500,
};

/** The parts of a request that matter here. */
export type UploadRequest = { file: Buffer; query: unknown; authorization: string | undefined };

/** What an upload needs; tests pass their own. */
export type UploadServices = {
  db: Firestore;
  secret: string;
  perHour: number;
  uploader: (authorization: string | undefined) => Promise<Actor>;
};

type HttpAnswer = { status: number; body: UploadAnswer | UploadRefusal };

const refuse = (code: UploadErrorCode): HttpAnswer => ({
  status: STATUS[code],
  body: { code, error: UPLOAD_ERRORS[code] },
});

async function store(
  { file, query, authorization }: UploadRequest,
  { db, secret, perHour, uploader }: UploadServices,
  now: Date,
): Promise<UploadAnswer> {
  const actor = await uploader(authorization);
  if (file.byteLength > UPLOAD_MAX_BYTES) throw new UploadError('too-heavy');
  const details = v.safeParse(UploadInput, query);
  if (!details.success) throw new UploadError('details-invalid');
  const limit = { scope: 'upload', subject: actor.uid, max: perHour, windowMs: HOUR_MS } as const;
  if (!(await consumeLimit(db, secret, limit, now))) throw new UploadError('limited');
  return storeUpload(db, { file, details: details.output, actor, now });
}

/** Answers an upload; a refusal says why. */
export async function answerUpload(
  request: UploadRequest,
  services: UploadServices,
  now: Date,
): Promise<HttpAnswer> {
  try {
    return { status: 200, body: await store(request, services, now) };
  } catch (error) {
    if (error instanceof UploadError) return refuse(error.code);
    logger.error('upload failed', { error: String(error) });
    return refuse('failed');
  }
}

/** Where the administration sends photographs: see `UPLOAD_PATH`. One at a time renders in an instance. */
export const uploadMedia = onRequest(
  {
    secrets: [NEWSLETTER_SECRET],
    memory: '2GiB',
    cpu: 2,
    concurrency: 1,
    maxInstances: 5,
    timeoutSeconds: 120,
  },
  async (request, response) => {
    response.removeHeader('X-Powered-By');
    response.set(API_HEADERS);
    if (request.method !== 'POST') {
      response.status(405).set('Allow', 'POST').send('');
      return;
    }
    const services = {
      db: await database(),
      secret: NEWSLETTER_SECRET.value(),
      perHour: UPLOADS_PER_HOUR,
      uploader: uploaderOf,
    };
    const upload = {
      file: request.rawBody ?? Buffer.alloc(0),
      query: request.query,
      authorization: request.get('Authorization'),
    };
    const { status, body } = await answerUpload(upload, services, new Date());
    response.status(status).send(body);
  },
);

import type { Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { withDeadline } from '../../../src/data/deadline.ts';
import { photoUrl } from '../../../src/domain/media/photo.ts';
import {
  UPLOAD_ERRORS,
  type UploadAnswer,
  type UploadErrorCode,
} from '../../../src/domain/media/photo-upload.ts';
import { verifyAdminToken } from '../administrator.ts';
import { anonymiseErrorText } from '../error-text.ts';
import { openFirestore } from '../firebase.ts';
import { defineApiEndpoint } from '../http.ts';
import { consumeLimits, RATE_LIMITS, type RateLimits } from '../limits.ts';
import { WORKER_FUNCTION_OPTIONS } from '../service-accounts.ts';
import type { ApiAnswer } from '../site/answers.ts';
import { PhotoUploadError } from './decode.ts';
import { addPhotoToLibrary } from './store.ts';

const STATUS: Record<UploadErrorCode, number> = {
  'not-a-picture': 415,
  truncated: 422,
  'too-heavy': 413,
  unauthenticated: 401,
  'permission-denied': 403,
  'too-many': 429,
  failed: 500,
};

type ReceivedUpload = {
  db: Firestore;
  file: Buffer;
  name: unknown;
  token: string | undefined;
  uploader: typeof verifyAdminToken;
  limits: RateLimits;
  now: Date;
};

/** Stores a photo if an administrator sent it; files of anybody else are never decoded. */
async function store({ db, file, name, token, uploader, limits, now }: ReceivedUpload) {
  const actor = await uploader(token);
  if (typeof actor === 'string') throw new PhotoUploadError(actor);
  const photo = await addPhotoToLibrary(db, { file, name, actor: actor.uid, now }, async () => {
    if (await consumeLimits(db, { upload: actor.uid }, now, limits))
      throw new PhotoUploadError('too-many');
  });
  return photoUrl(photo);
}

/** Timeout of an upload in ms: decoding the largest photo on a busy machine takes less. */
const DEADLINE_MS = 45_000;

export async function answerPhotoUploadRequest(
  upload: ReceivedUpload,
): Promise<ApiAnswer & { body: UploadAnswer }> {
  try {
    const url = await withDeadline(store(upload), DEADLINE_MS);
    return { status: 200, headers: {}, body: { url } };
  } catch (error) {
    const code = error instanceof PhotoUploadError ? error.code : 'failed';
    if (code === 'failed') logger.error('upload failed', { error: anonymiseErrorText(error) });
    return { status: STATUS[code], headers: {}, body: { error: UPLOAD_ERRORS[code] } };
  }
}

/**
 * Receives administrators' photos at UPLOAD_API. A request's body arrives before its sender's rights can be checked. An
 * instance therefore receives many requests at once: otherwise strangers with a few slow connections could keep owners
 * from uploading.
 */
export const uploadMedia = defineApiEndpoint(
  {
    ...WORKER_FUNCTION_OPTIONS,
    memory: '2GiB',
    cpu: 2,
    concurrency: 20,
    maxInstances: 5,
    timeoutSeconds: 120,
  },
  async (request) => {
    if (request.method !== 'POST') return { status: 405, headers: { Allow: 'POST' } };
    return answerPhotoUploadRequest({
      db: await openFirestore(),
      file: request.rawBody ?? Buffer.alloc(0),
      name: request.query.name,
      token: /^Bearer (\S+)$/.exec(request.get('Authorization') ?? '')?.[1],
      uploader: verifyAdminToken,
      limits: RATE_LIMITS,
      now: new Date(),
    });
  },
);

import { UploadFailure } from '#admin/data/send-photo.ts';
import { createTrustedTypesPolicy } from '#admin/kit/trusted-types.ts';
import { UPLOAD_ERRORS } from '#domain/media/photo-upload.ts';
import type { HeicDecodeResult } from './heic-worker.ts';
import workerUrl from './heic-worker.ts?worker&url';

const NOT_LOADED =
  'Le décodeur HEIC n’a pas pu être chargé\u00a0: vérifiez le réseau et réessayez, ou rechargez la page';

const policy = createTrustedTypesPolicy('heic', { createScriptURL: () => workerUrl });

/** Decodes a HEIC photo in a worker, loaded only then, so that its memory is freed afterwards. @throws UploadFailure */
export async function decodeHeic(file: File): Promise<ImageBitmap> {
  const worker = new Worker(policy.createScriptURL(''), { type: 'module' });
  const answer = await new Promise<HeicDecodeResult>((resolve, reject) => {
    worker.addEventListener('message', ({ data }) => resolve(data));
    worker.addEventListener('error', () => reject(new UploadFailure(NOT_LOADED)));
    worker.postMessage(file);
  }).finally(() => worker.terminate());
  if (typeof answer === 'string') throw new UploadFailure(UPLOAD_ERRORS[answer]);
  return answer;
}

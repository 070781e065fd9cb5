import { UploadFailure } from '#admin/data/send-photo.ts';
import { createTrustedTypesPolicy } from '#admin/kit/trusted-types.ts';
import { photoUploadScale, UPLOAD_ERRORS, UPLOAD_MAX_BYTES } from '#domain/media/photo-upload.ts';
import { toastInfo } from '#ui/toast/toast.ts';
import type { HeicDecodeResult } from './heic-worker.ts';
import workerUrl from './heic-worker.ts?worker&url';
import { detectPictureFileProperties, isCanvasUnaltered } from './inspect-file.ts';

const NOT_LOADED =
  'Le décodeur HEIC n’a pas pu être chargé\u00a0: vérifiez le réseau et réessayez, ou rechargez la page';

const policy = createTrustedTypesPolicy('heic', { createScriptURL: () => workerUrl });

/** Decodes a HEIC photo in a worker, which then ends, so that the decoder's memory is freed. @throws UploadFailure */
async function decodeHeic(file: File): Promise<ImageBitmap> {
  const worker = new Worker(policy.createScriptURL(''), { type: 'module' });
  const answer = await new Promise<HeicDecodeResult>((resolve, reject) => {
    worker.addEventListener('message', ({ data }) => resolve(data));
    worker.addEventListener('error', () => reject(new UploadFailure(NOT_LOADED)));
    worker.postMessage(file);
  }).finally(() => worker.terminate());
  if (typeof answer === 'string') throw new UploadFailure(UPLOAD_ERRORS[answer]);
  return answer;
}

/** Shrinks a photo before its upload, say from 10 MB to 500 kB. The canvas converts wider gamuts to sRGB. */
export async function shrinkPhotoForUpload(file: File): Promise<Blob> {
  const { isUncut, isAnimated, isOpaqueType, isHeic } = detectPictureFileProperties(
    await file.arrayBuffer(),
  );
  if (isAnimated) {
    toastInfo(`«\u202f${file.name}\u202f» est animée`, {
      description: 'Seule sa première vue est gardée.',
    });
  }
  const upright = { imageOrientation: 'from-image' } as const;
  const isReadable = isUncut && isCanvasUnaltered();
  const decodeOther = () => (isHeic ? decodeHeic(file) : null);
  const bitmap = isReadable ? await createImageBitmap(file, upright).catch(decodeOther) : null;
  if (bitmap === null) {
    if (file.size > UPLOAD_MAX_BYTES) throw new UploadFailure(UPLOAD_ERRORS['too-heavy']);
    // This browser cannot decode or redraw the file: the server decodes more types, and explains other files' faults.
    return file;
  }
  const scale = photoUploadScale(bitmap);
  const width = Math.ceil(bitmap.width * scale);
  const height = Math.ceil(bitmap.height * scale);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new UploadFailure(UPLOAD_ERRORS.failed);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  // Only files whose bytes are of a type without transparency become JPEG; `file.type` merely follows the file name.
  const type = isHeic || (isOpaqueType && /jpe?g/.test(file.type)) ? 'image/jpeg' : 'image/webp';
  const blob = await canvas.convertToBlob({ type, quality: 0.92 });
  // Frees the canvas at once, because phones have little memory for canvases.
  canvas.width = 0;
  return blob;
}

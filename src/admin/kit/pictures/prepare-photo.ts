import { UploadFailure } from '#admin/data/upload.ts';
import { UPLOAD_MAX_BYTES, UPLOAD_SIDE } from '#domain/media/library.ts';

/**
 * Turns a photograph upright and scales it down, from a camera's 10 MB to about 500 kB. The canvas
 * is sRGB: wider gamuts such as Display P3 are converted.
 * @throws UploadFailure when the file can be neither decoded nor sent unchanged
 */
export async function preparePhoto(file: File): Promise<Blob> {
  const upright = { imageOrientation: 'from-image' } as const;
  const bitmap = await createImageBitmap(file, upright).catch(() => null);
  if (bitmap === null) {
    if (file.size > UPLOAD_MAX_BYTES) throw new UploadFailure('too-heavy');
    // The server may decode more types than this browser, or says what is wrong.
    return file;
  }
  const scale = Math.min(1, UPLOAD_SIDE / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [Math.ceil(bitmap.width * scale), Math.ceil(bitmap.height * scale)];
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new UploadFailure('failed');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  // Pictures of other types may be transparent.
  const type = /jpe?g|hei[cf]/.test(file.type) ? 'image/jpeg' : 'image/webp';
  const blob = await canvas.convertToBlob({ type, quality: 0.92 });
  // Phones have little memory for canvases, and free it late.
  canvas.width = 0;
  return blob;
}

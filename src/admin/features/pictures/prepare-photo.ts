import { UploadFailure } from '#admin/data/send-photo.ts';
import type { PictureType } from '#domain/media/picture-type.ts';
import { UPLOAD_MAX_BYTES, UPLOAD_SIDE } from '#domain/media/upload.ts';
import { checkPicture } from './picture-file.ts';

/** A file that is no larger is sent as it is: drawing it again would only cost quality. */
const LIGHT_BYTES = 3_000_000;
const QUALITY = 0.92;
const PREVIEW_SIDE = 320;

type Plan = { width: number; height: number; format: 'image/jpeg' | 'image/webp' };

type Decoded = { width: number; height: number; bytes: number; type: PictureType };

/** How a picture is drawn before it is sent; null when it is sent as it is. */
export function planScaling({ width, height, bytes, type }: Decoded): Plan | null {
  const scale = Math.min(1, UPLOAD_SIDE / Math.max(width, height));
  if (scale === 1 && bytes <= LIGHT_BYTES && type !== 'heic') return null;
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
    // The other types may be transparent.
    format: type === 'jpeg' || type === 'heic' ? 'image/jpeg' : 'image/webp',
  };
}

/** Draws upright pixels on a canvas, which is sRGB: wider colours such as Display P3 are converted. */
function draw(bitmap: ImageBitmap, width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) throw new UploadFailure('failed');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return canvas;
}

/** A data URL, as the Content-Security-Policy refuses those of `createObjectURL`. */
function drawPreview(bitmap: ImageBitmap): string {
  const scale = Math.min(1, PREVIEW_SIDE / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [bitmap.width * scale, bitmap.height * scale].map(Math.ceil);
  return draw(bitmap, width ?? 1, height ?? 1).toDataURL('image/webp', 0.7);
}

async function encode(bitmap: ImageBitmap, { width, height, format }: Plan): Promise<Blob> {
  const canvas = draw(bitmap, width, height);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, format, QUALITY);
  });
  // Phones have little memory for canvases, and free it late.
  canvas.width = 0;
  if (blob === null) throw new UploadFailure('failed');
  return blob;
}

export type Prepared = {
  file: Blob;
  /** A small data URL to show meanwhile; null when the browser cannot read the file. */
  preview: string | null;
};

/**
 * A file as it is sent: turned upright and scaled down, so that the photographs of a camera take
 * some hundred kilobytes. Decoding and encoding do not block the page.
 * @throws UploadFailure when it is no photograph that can be sent
 */
export async function preparePhoto(file: File): Promise<Prepared> {
  const type = checkPicture(new Uint8Array(await file.arrayBuffer()));
  if (typeof type === 'object') throw new UploadFailure(type.refused);
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(
    () => null,
  );
  if (bitmap === null) {
    if (type === 'heic') throw new UploadFailure('heic');
    if (file.size > UPLOAD_MAX_BYTES) throw new UploadFailure('too-heavy');
    // The server may read more types than this browser, or says what is wrong.
    return { file, preview: null };
  }
  try {
    const { width, height } = bitmap;
    const plan = planScaling({ width, height, bytes: file.size, type });
    const sent = plan === null ? file : await encode(bitmap, plan);
    return { file: sent, preview: drawPreview(bitmap) };
  } finally {
    bitmap.close();
  }
}

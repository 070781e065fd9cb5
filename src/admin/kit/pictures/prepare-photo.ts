import { UploadFailure } from '#admin/data/upload.ts';
import { type PictureType, pictureType } from '#domain/media/picture-type.ts';
import { UPLOAD_MAX_BYTES, UPLOAD_MAX_PIXELS, UPLOAD_SIDE } from '#domain/media/upload.ts';

/** Smaller files are sent as they are: encoding them again would only cost quality. */
const LIGHT_BYTES = 3_000_000;
const QUALITY = 0.92;
const PREVIEW_SIDE = 320;

type Decoded = { width: number; height: number; bytes: number; type: PictureType };
type Plan = { width: number; height: number; format: 'image/jpeg' | 'image/webp' };

/** Plans the size and format in which a picture is sent; null when it is sent as it is. */
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

/** Draws a picture on a canvas, which is sRGB: wider colours such as Display P3 are converted. */
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

/** Draws a data URL, as the Content-Security-Policy refuses those of `createObjectURL`. */
function drawPreview(bitmap: ImageBitmap): string {
  const scale = Math.min(1, PREVIEW_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = draw(bitmap, Math.ceil(bitmap.width * scale), Math.ceil(bitmap.height * scale));
  return canvas.toDataURL('image/webp', 0.7);
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

/**
 * Turns a file upright and scales it down, so that a camera's 10 MB become some 500 kB; the preview is a
 * data URL, null when the browser cannot read the file.
 * @throws UploadFailure when it is no photograph that can be sent
 */
export async function preparePhoto(file: File): Promise<{ file: Blob; preview: string | null }> {
  const type = pictureType(new Uint8Array(await file.slice(0, 1_000).arrayBuffer()));
  if (type === null) throw new UploadFailure('not-a-picture');
  if (type === 'svg') throw new UploadFailure('svg');
  const upright = { imageOrientation: 'from-image' } as const;
  const bitmap = await createImageBitmap(file, upright).catch(() => null);
  if (bitmap === null) {
    if (type === 'heic') throw new UploadFailure('heic');
    if (file.size > UPLOAD_MAX_BYTES) throw new UploadFailure('too-heavy');
    // The server may read more types than this browser, or says what is wrong.
    return { file, preview: null };
  }
  try {
    const { width, height } = bitmap;
    if (width * height > UPLOAD_MAX_PIXELS) throw new UploadFailure('too-many-pixels');
    const plan = planScaling({ width, height, bytes: file.size, type });
    const sent = plan === null ? file : await encode(bitmap, plan);
    return { file: sent, preview: drawPreview(bitmap) };
  } finally {
    bitmap.close();
  }
}

import type { OutputInfo } from 'sharp';
import {
  UPLOAD_ERRORS,
  UPLOAD_MAX_PIXELS,
  UPLOAD_SIDE,
  type UploadErrorCode,
} from '../../../src/domain/media/upload.ts';

export class UploadError extends Error {
  readonly code: UploadErrorCode;

  constructor(code: UploadErrorCode) {
    super(UPLOAD_ERRORS[code]);
    this.code = code;
  }
}

/** A picture in memory, in sRGB of 8 bits. */
export type Pixels = { data: Buffer; info: OutputInfo };

/** Loads sharp for the first photograph: other functions share this bundle. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // Two files are rendered side by side already; no photograph is read twice.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

/** How JPEG, PNG, WebP and AVIF begin; AVIF may be the second brand of a file. */
const PICTURE = /^(?:\xff\xd8\xff|\x89PNG|RIFF.{4}WEBP|.{4}ftyp.*avi[fs])/s;

/**
 * Refuses by its first bytes what is no photograph: no decoder sees it.
 * @throws UploadError
 */
export function requirePicture(file: Buffer): void {
  if (!PICTURE.test(file.toString('latin1', 0, 40))) throw new UploadError('not-a-picture');
}

/**
 * Decodes a file that anybody may have made: upright, within UPLOAD_SIDE, in sRGB. Only its pixels are
 * left: no place, camera or profile.
 * @throws UploadError when it is not a photograph of at most UPLOAD_MAX_PIXELS, or not whole
 */
export async function decodePhoto(file: Buffer): Promise<Pixels> {
  requirePicture(file);
  const sharp = await loadSharp();
  try {
    const photo = sharp(file, { failOn: 'error' });
    const { width, height } = await photo.metadata();
    if (width * height > UPLOAD_MAX_PIXELS) throw new UploadError('too-heavy');
    return await photo
      .autoOrient()
      .resize({ width: UPLOAD_SIDE, height: UPLOAD_SIDE, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch (error) {
    throw error instanceof UploadError ? error : new UploadError('truncated');
  }
}

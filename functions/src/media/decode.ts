import type { Sharp } from 'sharp';
import { pictureType } from '../../../src/domain/media/picture-type.ts';
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
export type Pixels = { data: Buffer; width: number; height: number; channels: 3 | 4 };

/** Loads sharp for the first photograph: other functions share this bundle. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // Two files are rendered side by side already; no photograph is read twice.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

/** Opens pixels as a picture, to be resized or encoded once. */
export async function pictureOf({ data, width, height, channels }: Pixels): Promise<Sharp> {
  const sharp = await loadSharp();
  return sharp(data, { raw: { width, height, channels } });
}

export async function pixelsOf(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  if (channels !== 3 && channels !== 4) throw new Error(`A picture of ${channels} channels.`);
  return { data, width, height, channels };
}

/**
 * Refuses by its first bytes what is no photograph: no decoder sees it.
 * @throws UploadError
 */
export function requirePicture(file: Buffer): void {
  const type = pictureType(file);
  if (type === null) throw new UploadError('not-a-picture');
  if (type === 'heic' || type === 'svg') throw new UploadError(type);
}

/**
 * Refuses by its header alone what is too large to be decoded, or moves.
 * @returns whether the file has a colour profile
 */
async function requireSound(file: Buffer): Promise<boolean> {
  const sharp = await loadSharp();
  const header = sharp(file, { limitInputPixels: false }).metadata();
  const {
    width,
    height,
    pages = 1,
    icc,
  } = await header.catch(() => {
    throw new UploadError('truncated');
  });
  if (width * height > UPLOAD_MAX_PIXELS) throw new UploadError('too-many-pixels');
  if (pages > 1) throw new UploadError('animated');
  return icc !== undefined;
}

/** Decodes upright, within UPLOAD_SIDE, in sRGB whatever it was in (Display P3, CMYK). */
async function decode(file: Buffer, hasProfile: boolean): Promise<Pixels> {
  const sharp = await loadSharp();
  const photo = sharp(file, { limitInputPixels: UPLOAD_MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize({ width: UPLOAD_SIDE, height: UPLOAD_SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb');
  // sharp converts 16 bits by way of Display P3, and would take those without a profile for P3 too.
  return pixelsOf(hasProfile ? photo.withIccProfile('srgb', { attach: false }) : photo);
}

/**
 * Decodes a file that anybody may have made. Only its pixels are left: no orientation, place, camera
 * or profile.
 * @throws UploadError when it is not a still photograph of at most UPLOAD_MAX_PIXELS, or not whole
 */
export async function decodePhoto(file: Buffer): Promise<Pixels> {
  requirePicture(file);
  const hasProfile = await requireSound(file);
  try {
    return await decode(file, hasProfile);
  } catch {
    throw new UploadError('truncated');
  }
}

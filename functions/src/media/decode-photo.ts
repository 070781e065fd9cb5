import { pictureType } from '../../../src/domain/media/picture-type.ts';
import { UPLOAD_MAX_PIXELS, UPLOAD_SIDE } from '../../../src/domain/media/upload.ts';
import { loadSharp, type Pixels, pictureOf, pixelsOf } from './pixels.ts';
import { UploadError } from './upload-error.ts';

/** Refuses by its first bytes, before a decoder sees it, what is no photograph. */
function requirePhoto(file: Buffer): void {
  const type = pictureType(file);
  if (type === null) throw new UploadError('not-a-picture');
  if (type === 'heic' || type === 'svg') throw new UploadError(type);
}

/**
 * Refuses by the header alone what is too large to be decoded, or moves.
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

/** Most pictures that could be transparent are not. */
async function withoutOpaqueAlpha(pixels: Pixels): Promise<Pixels> {
  if (pixels.channels === 3) return pixels;
  const { isOpaque } = await (await pictureOf(pixels)).stats();
  return isOpaque ? pixelsOf((await pictureOf(pixels)).removeAlpha()) : pixels;
}

/**
 * Decodes a file that anybody may have made. Only its pixels are left: no orientation, place, camera
 * or profile.
 * @throws UploadError when it is not a still photograph of at most UPLOAD_MAX_PIXELS, or not whole
 */
export async function decodePhoto(file: Buffer): Promise<Pixels> {
  requirePhoto(file);
  const hasProfile = await requireSound(file);
  try {
    return await withoutOpaqueAlpha(await decode(file, hasProfile));
  } catch {
    throw new UploadError('truncated');
  }
}

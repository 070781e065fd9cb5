import type { OutputInfo } from 'sharp';
import { photoWidths } from '../../../src/domain/media/photo.ts';
import {
  storedScale,
  UPLOAD_ERRORS,
  UPLOAD_MAX_PIXELS,
  type UploadErrorCode,
} from '../../../src/domain/media/photo-upload.ts';
import { COLOURS } from '../../../src/domain/site/colours.ts';
import type { MediaFile } from './store.ts';

export class UploadError extends Error {
  readonly code: UploadErrorCode;

  constructor(code: UploadErrorCode) {
    super(UPLOAD_ERRORS[code]);
    this.code = code;
  }
}

/** A decoded picture: sRGB, 8 bits per channel. */
export type Pixels = { data: Buffer; info: OutputInfo };

/** Loads sharp on first use: other functions share this bundle. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // The renderer already runs two jobs in parallel, and reads no photo twice.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

/** Magic numbers of JPEG, PNG, GIF, WebP and AVIF; `avif` may be listed as a compatible brand. */
const PICTURE = /^(?:\xff\xd8\xff|\x89PNG|GIF8|RIFF.{4}WEBP|.{4}ftyp.*avi[fs])/s;

/** Rejects other files by their first bytes, before any decoder sees them. @throws UploadError */
export function requirePicture(file: Buffer): void {
  if (!PICTURE.test(file.toString('latin1', 0, 40))) throw new UploadError('not-a-picture');
}

/** Decodes an untrusted file upright in sRGB, without location, camera or other metadata. */
export async function decodePhoto(file: Buffer): Promise<Pixels> {
  requirePicture(file);
  const sharp = await loadSharp();
  try {
    const photo = sharp(file, { failOn: 'error' });
    const { width, height } = await photo.metadata();
    if (width * height > UPLOAD_MAX_PIXELS) throw new UploadError('too-heavy');
    const side = Math.ceil(Math.max(width, height) * storedScale({ width, height }));
    return await photo
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch (error) {
    throw error instanceof UploadError ? error : new UploadError('truncated');
  }
}

/** More effort would take many times as long and save next to nothing in photos. */
const FORMATS = {
  avif: { quality: 50, effort: 2, chromaSubsampling: '4:2:0' },
  webp: { quality: 74, effort: 2 },
} as const;

/** Factor of the files of very wide photos, up to 5 MP: a hero shows 46 % of its width in height. */
const widening = ({ width, height }: OutputInfo): number =>
  Math.max(1, Math.min((0.46 * width) / height, Math.sqrt((5e6 * width) / height) / 1920));

/** Renders a photo in all widths and both formats; one width at a time, to save memory. */
export async function renderFiles({ data, info }: Pixels): Promise<MediaFile[]> {
  const sharp = await loadSharp();
  const render = async (width: number, format: keyof typeof FORMATS) => {
    const rendered = Math.min(info.width, Math.round(width * widening(info)));
    const scaled = sharp(data, { raw: info }).resize({ width: rendered });
    const bytes = await scaled.toFormat(format, FORMATS[format]).toBuffer();
    return { name: `${width}.${format}`, type: `image/${format}`, bytes };
  };
  const files: MediaFile[] = [];
  for (const width of photoWidths(info)) {
    files.push(...(await Promise.all([render(width, 'avif'), render(width, 'webp')])));
  }
  return files;
}

/** Returns the placeholder shown while a photo loads: a tiny WebP in base64url. */
export async function renderPlaceholder({ data, info }: Pixels): Promise<string> {
  const sharp = await loadSharp();
  const tiny = await sharp(data, { raw: info })
    .flatten({ background: COLOURS.paper[0] })
    .resize({ width: 10, height: 10, fit: 'inside' })
    .webp({ quality: 20, effort: 6 })
    .toBuffer();
  return tiny.toString('base64url');
}

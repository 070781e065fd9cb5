import type { OutputInfo } from 'sharp';
import { photoWidths } from '../../../src/domain/media/photo.ts';
import {
  photoUploadScale,
  UPLOAD_ERRORS,
  UPLOAD_MAX_PIXELS,
  type UploadErrorCode,
} from '../../../src/domain/media/photo-upload.ts';
import { THEME_COLOURS } from '../../../src/domain/site/colours.ts';

export type RenderedPhotoFile = { name: string; bytes: Buffer };

export class PhotoUploadError extends Error {
  readonly code: UploadErrorCode;

  constructor(code: UploadErrorCode) {
    super(UPLOAD_ERRORS[code]);
    this.code = code;
  }
}

/** The pixels of a decoded picture: sRGB, 8 bits per channel. */
export type DecodedPicture = { data: Buffer; info: OutputInfo };

/** Loads the picture library sharp on first use, because all functions share one bundle. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // sharp uses one thread for each picture, as two are rendered at a time, and no cache, as no picture is read twice.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

/** Matches the first bytes of JPEG, PNG, GIF, WebP and AVIF files; `avif` may be listed as a compatible brand. */
const PICTURE = /^(?:\xff\xd8\xff|\x89PNG|GIF8|RIFF.{4}WEBP|.{4}ftyp.*avi[fs])/s;

/** Rejects by its first bytes a file that is no picture, before any decoder reads it. @throws PhotoUploadError */
export function requirePictureFile(file: Buffer): void {
  if (!PICTURE.test(file.toString('latin1', 0, 40))) throw new PhotoUploadError('not-a-picture');
}

/** Number of zero bytes at the end of a file above which the file may have been cut short. */
const ZEROS_MIN = 1_024;

/** Returns true if a JPEG file ends in zeros and lacks its end marker: interrupted copies leave such files. */
function isCutShort(file: Buffer): boolean {
  const end = file.findLastIndex((byte) => byte !== 0);
  return file[0] === 0xff && end < file.length - ZEROS_MIN && file.readUInt16BE(end - 1) !== 0xffd9;
}

/** Decodes an untrusted picture file upright in sRGB, without location, camera or other metadata. */
export async function decodePhoto(file: Buffer): Promise<DecodedPicture> {
  requirePictureFile(file);
  if (isCutShort(file)) throw new PhotoUploadError('truncated');
  const sharp = await loadSharp();
  try {
    const photo = sharp(file, { failOn: 'error' });
    const { width, height } = await photo.metadata();
    if (width * height > UPLOAD_MAX_PIXELS) throw new PhotoUploadError('too-heavy');
    const side = Math.ceil(Math.max(width, height) * photoUploadScale({ width, height }));
    return await photo
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch (error) {
    throw error instanceof PhotoUploadError ? error : new PhotoUploadError('truncated');
  }
}

/** Options of the picture encoders. More `effort` would take many times as long, for hardly smaller files. */
const FORMATS = {
  avif: { quality: 50, effort: 2, chromaSubsampling: '4:2:0' },
  webp: { quality: 74, effort: 2 },
} as const;

/**
 * Factor by which a wide photo's files are wider than the width in their name. A photo at the top of a page fills a
 * frame whose height is 46 % of its width. The file named 1920 gets at most 5 megapixels.
 */
const widening = ({ width, height }: OutputInfo): number =>
  Math.max(1, Math.min((0.46 * width) / height, Math.sqrt((5e6 * width) / height) / 1920));

/** Renders a photo's files in all widths and both formats; one width at a time, to save memory. */
export async function renderPhotoFiles({
  data,
  info,
}: DecodedPicture): Promise<RenderedPhotoFile[]> {
  const sharp = await loadSharp();
  const render = async (width: number, format: keyof typeof FORMATS) => {
    const rendered = Math.min(info.width, Math.round(width * widening(info)));
    const scaled = sharp(data, { raw: info }).resize({ width: rendered });
    const bytes = await scaled.toFormat(format, FORMATS[format]).toBuffer();
    return { name: `${width}.${format}`, bytes };
  };
  const files: RenderedPhotoFile[] = [];
  for (const width of photoWidths(info)) {
    files.push(...(await Promise.all([render(width, 'avif'), render(width, 'webp')])));
  }
  return files;
}

/** Returns the placeholder shown while a photo loads: a tiny WebP in base64url. */
export async function renderPhotoPlaceholder({ data, info }: DecodedPicture): Promise<string> {
  const sharp = await loadSharp();
  const tiny = await sharp(data, { raw: info })
    .flatten({ background: THEME_COLOURS.paper[0] })
    .resize({ width: 10, height: 10, fit: 'inside' })
    .webp({ quality: 20, effort: 6 })
    .toBuffer();
  return tiny.toString('base64url');
}

/** Renders an uploaded file as a photo: its picture files, and the placeholder shown while they load. @throws PhotoUploadError */
export async function renderUploadedPhoto(file: Buffer) {
  const pixels = await decodePhoto(file);
  const { width, height } = pixels.info;
  const look = { width, height, placeholder: await renderPhotoPlaceholder(pixels) };
  return { look, files: await renderPhotoFiles(pixels) };
}

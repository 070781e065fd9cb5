import { type Photo, type PictureFormat, photoWidths } from '../../../src/domain/media/photo.ts';
import { loadSharp, type Pixels, pictureOf, pixelsOf } from './decode.ts';
import type { MediaFile } from './store.ts';

/** The colour of the site's paper, behind what is transparent. */
const PAPER = '#faf7f2';

/** More effort takes many times as long, and saves next to nothing in photographs. */
const QUALITY = {
  avif: { quality: 50, effort: 2, chromaSubsampling: '4:2:0' },
  webp: { quality: 74, effort: 2 },
} as const;

async function renderFile(
  scaled: Pixels,
  width: number,
  format: PictureFormat,
): Promise<MediaFile> {
  const bytes = await (await pictureOf(scaled)).toFormat(format, QUALITY[format]).toBuffer();
  return { name: `${width}.${format}`, type: `image/${format}`, bytes };
}

/** Renders a photograph in every width and both formats; one width after the other saves memory. */
export async function renderFiles(photo: Pixels): Promise<MediaFile[]> {
  const files: MediaFile[] = [];
  for (const width of photoWidths(photo)) {
    const scaled = await pixelsOf((await pictureOf(photo)).resize({ width }));
    const formats = [renderFile(scaled, width, 'avif'), renderFile(scaled, width, 'webp')];
    files.push(...(await Promise.all(formats)));
  }
  return files;
}

/** 200 characters in base64url. */
const PLACEHOLDER_MAX_BYTES = 150;

/** Returns what is seen of a photograph until it has loaded: its leading colour and a tiny WebP. */
export async function renderPlaceholder(
  photo: Pixels,
): Promise<Pick<Photo, 'colour' | 'placeholder'>> {
  const small = (await pictureOf(photo)).flatten({ background: PAPER });
  const tiny = await small
    .clone()
    .resize({ width: 10, height: 10, fit: 'inside' })
    .webp({ quality: 20, effort: 6 })
    .toBuffer();
  const sharp = await loadSharp();
  const square = await small.resize({ width: 64, height: 64, fit: 'fill' }).png().toBuffer();
  const { r, g, b } = (await sharp(square).stats()).dominant;
  return {
    colour: Buffer.from([r, g, b]).toString('hex'),
    placeholder: tiny.byteLength > PLACEHOLDER_MAX_BYTES ? '' : tiny.toString('base64url'),
  };
}

import { photoWidths } from '../../../src/domain/media/photo.ts';
import { loadSharp, type Pixels } from './decode.ts';
import type { MediaFile } from './store.ts';

/** The site's background colour, behind transparent pixels. */
const PAPER = '#faf7f2';

/** More effort would take many times as long and save next to nothing in photos. */
const FORMATS = {
  avif: { quality: 50, effort: 2, chromaSubsampling: '4:2:0' },
  webp: { quality: 74, effort: 2 },
} as const;

/** Renders a photo in all widths and both formats; one width at a time, to save memory. */
export async function renderFiles({ data, info }: Pixels): Promise<MediaFile[]> {
  const sharp = await loadSharp();
  const render = async (width: number, format: keyof typeof FORMATS) => {
    const scaled = sharp(data, { raw: info }).resize({ width });
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
    .flatten({ background: PAPER })
    .resize({ width: 10, height: 10, fit: 'inside' })
    .webp({ quality: 20, effort: 6 })
    .toBuffer();
  return tiny.toString('base64url');
}

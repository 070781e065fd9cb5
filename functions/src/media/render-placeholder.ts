import { encodeWithin } from './encode-within.ts';
import { loadSharp, PAPER, type Pixels, pictureOf } from './pixels.ts';

const SIDE = 14;
/** 200 characters in base64. */
const MAX_BYTES = 150;
const BUDGET = { first: 60, last: 1, limit: MAX_BYTES };

/** A tiny WebP in base64url, which browsers stretch into a blur. */
export async function renderPlaceholder(photo: Pixels): Promise<string> {
  const bytes = await encodeWithin(async (quality) => {
    const tiny = (await pictureOf(photo))
      .resize({ width: SIDE, height: SIDE, fit: 'inside' })
      .flatten({ background: PAPER });
    return tiny.webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
  }, BUDGET);
  return bytes.byteLength > MAX_BYTES ? '' : bytes.toString('base64url');
}

const hex = (value: number): string => value.toString(16).padStart(2, '0');

/** The colour that most of a photograph has, as six hexadecimal digits. */
export async function leadingColour(photo: Pixels): Promise<string> {
  const small = (await pictureOf(photo))
    .resize({ width: 64, height: 64, fit: 'fill' })
    .flatten({ background: PAPER });
  const sharp = await loadSharp();
  const { dominant } = await sharp(await small.png().toBuffer()).stats();
  return hex(dominant.r) + hex(dominant.g) + hex(dominant.b);
}

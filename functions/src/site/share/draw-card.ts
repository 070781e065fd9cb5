import type { Sharp } from 'sharp';
import type { ShareCard } from '../../../../src/domain/seo/share-card.ts';
import { SHARE_HEIGHT, SHARE_WIDTH } from '../../../../src/domain/seo/share-size.ts';
import { cardSvg } from './card-svg.ts';
import { loadTypefaces, type Typefaces } from './typeface.ts';

/** Messengers leave out larger pictures; ours have grain, which JPEG finds hard. */
const MAX_BYTES = 190_000;
const QUALITIES = [82, 70, 55, 40, 25, 10] as const;

let typefaces: Promise<Typefaces> | undefined;

/** Loaded by the first picture: other functions share this bundle. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // Several pictures at once are drawn side by side already; nothing is drawn twice.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

async function toJpeg(picture: Sharp): Promise<Buffer> {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const sharp = await loadSharp();
  let jpeg: Buffer | undefined;
  for (const quality of QUALITIES) {
    jpeg = await sharp(data, { raw: info }).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.byteLength <= MAX_BYTES) break;
  }
  return jpeg ?? Buffer.alloc(0);
}

/**
 * Draws a picture for sharing as JPEG of 1200 × 630 px, under 200 kB.
 * @param picture what lies under the words; null for a card of type alone
 */
export async function drawCard(card: ShareCard, picture: Buffer | null): Promise<Buffer> {
  typefaces ??= loadTypefaces();
  const [sharp, type] = await Promise.all([loadSharp(), typefaces]);
  const overlay = Buffer.from(cardSvg(card, type, picture !== null));
  if (picture === null) return toJpeg(sharp(overlay));
  // What is cut from a poster's height goes from its sky and its foreground alike.
  const poster = sharp(picture)
    .resize({ width: SHARE_WIDTH, height: SHARE_HEIGHT, fit: 'cover' })
    .composite([{ input: overlay }]);
  return toJpeg(poster);
}

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import type { Firestore } from 'firebase-admin/firestore';
import type { SharpOptions } from 'sharp';
import {
  type Photo,
  photoWidths,
  sitePicture,
  usualFile,
} from '../../../src/domain/media/photo.ts';
import { SHARE_HEIGHT, SHARE_WIDTH } from '../../../src/domain/seo/share-size.ts';
import { BRAND } from '../../../src/domain/site/brand.ts';
import { loadSharp } from '../media/decode.ts';
import { photoOf, photoRef, readMediaFile } from '../media/store.ts';
import type { Card } from './card.ts';
import { escapeXml } from './xml.ts';

const ART = new URL('./art/', import.meta.url);

/**
 * Reads the bytes of one of the site's own pictures, and its focal point; null for any other address.
 * Nothing is fetched.
 */
async function readPicture(
  db: Firestore,
  image: string,
  art: URL,
): Promise<{ bytes: Buffer; focal: Photo['focal'] } | null> {
  const own = sitePicture(image);
  if (own === null) return null;
  if (own.photo === null) {
    const bytes = await readFile(new URL(basename(usualFile(own)), art)).catch(() => null);
    return bytes && { bytes, focal: { x: 50, y: 50 } };
  }
  const { id, focal } = own.photo;
  const photo = photoOf(await photoRef(db, id).get());
  if (photo === null) return null;
  const file = await readMediaFile(db, id, `${Math.max(...photoWidths(photo))}.webp`);
  return file && { bytes: file.bytes, focal };
}

const PAPER = '#F7F2E6';
const INK = '#14213F';
const INK_2 = '#4B556F';
const GOLD = '#A07A2C';
const RULE = '#D5CCB9';
const MARGIN = 64;
const FOOT = 36;
/** Messengers leave out larger pictures; ours have grain, which JPEG finds hard. */
const MAX_BYTES = 190_000;
const QUALITIES = [82, 65, 45, 25];

/** Letters that Rosarivo does not have are taken from Jost. */
const TITLE = { font: 'Rosarivo, Jost', file: 'rosarivo/Rosarivo_400Regular.ttf' };
const TEXT = { font: 'Jost', file: 'jost/400Regular/Jost_400Regular.ttf' };

type Face = typeof TITLE;
type TextOptions = NonNullable<SharpOptions['text']>;

/** Sets a text; within a width and a height it is as large as it may be. */
async function setText(text: string, face: Face, colour: string, box: Partial<TextOptions>) {
  const sharp = await loadSharp();
  // Punctuation stays with its word, however its space was typed.
  const kept = text.replace(/ (?=[:;!?»])|(?<=«) /g, '\u00A0');
  const markup = `<span foreground="${colour}">${escapeXml(kept).trim() || BRAND}</span>`;
  const fontfile = createRequire(import.meta.url).resolve(`@expo-google-fonts/${face.file}`);
  const { font } = face;
  const image = sharp({ text: { font, fontfile, ...box, text: markup, rgba: true } }).png();
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}

/** Sets a text in its usual size in pixels, or smaller within its box if that takes more lines. */
async function fitText(
  text: string,
  face: Face,
  colour: string,
  { size, lines, ...box }: { size: number; lines: number; width: number; height: number },
) {
  const usual = { dpi: 72, width: box.width, font: `${face.font} ${size}` };
  const set = await setText(text, face, colour, usual);
  const fits = set.width <= box.width && set.height <= size * (1.3 * lines + 0.1);
  return fits ? set : setText(text, face, colour, box);
}

const rect = (x: number, y: number, width: number, height: number) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${PAPER}"/>`;

/** The emblem of the site, the sun rising on the sea, of 34 units. */
const emblem = (x: number, y: number, size: number, stroke: string, width: number) =>
  `<g transform="translate(${x} ${y}) scale(${size / 34})" fill="none" stroke="${stroke}" stroke-width="${width}"><circle cx="17" cy="17" r="16.2"/><path d="M7.6 22.6a9.4 9.4 0 0 1 18.8 0M17 7v6.6M7.2 10.6l2.8 4.2m16.8-4.2L24 14.8M4.5 22.8h25M7 26.4h20M11.2 29.6h11.6"/></g>`;

/** Crops a picture around its focal point, as CSS `object-position` does. */
async function cropped(bytes: Buffer, { x, y }: Photo['focal']): Promise<Buffer> {
  const sharp = await loadSharp();
  const { width, height } = await sharp(bytes).metadata();
  const scale = Math.max(SHARE_WIDTH / width, SHARE_HEIGHT / height);
  const [wide, high] = [Math.ceil(width * scale), Math.ceil(height * scale)];
  return sharp(bytes)
    .resize({ width: wide, height: high, fit: 'fill' })
    .extract({
      left: Math.round(((wide - SHARE_WIDTH) * x) / 100),
      top: Math.round(((high - SHARE_HEIGHT) * y) / 100),
      width: SHARE_WIDTH,
      height: SHARE_HEIGHT,
    })
    .flatten({ background: PAPER })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** Draws a card as a JPEG of 1,200 × 630 px under 200 kB. */
export async function drawCard(db: Firestore, card: Card, art = ART): Promise<Buffer> {
  const sharp = await loadSharp();
  const picture = card.image === null ? null : await readPicture(db, card.image, art);
  // Jost first: Pango knows the files that it has read.
  const place = await fitText(card.place ?? BRAND, TEXT, INK_2, {
    size: 32,
    lines: 1,
    width: 760,
    height: 36,
  });
  const brand = await setText(BRAND, TITLE, INK, { dpi: 72, font: `${TITLE.font} 40` });
  const title = await fitText(
    card.title,
    TITLE,
    INK,
    picture
      ? { size: 76, lines: 1, width: 780, height: 150 }
      : { size: 96, lines: 2, width: 700, height: 250 },
  );
  const titleTop = SHARE_HEIGHT - FOOT - title.height;
  const placeTop = titleTop - 20 - place.height;
  const top = (card.place === null ? titleTop : placeTop) - 36;
  const width = Math.max(title.width, card.place === null ? 0 : place.width) + MARGIN + 52;
  const ground = picture
    ? rect(0, top, width, SHARE_HEIGHT - top) + rect(0, 40, MARGIN + 102 + brand.width, 84)
    : emblem(812, 55, 520, RULE, 0.16);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}">${ground}${emblem(MARGIN, 57, 50, GOLD, 1.3)}</svg>`;
  const paper = {
    width: SHARE_WIDTH,
    height: SHARE_HEIGHT,
    channels: 3,
    background: PAPER,
  } as const;
  const base = picture
    ? sharp(await cropped(picture.bytes, picture.focal))
    : sharp({ create: paper });
  const { data, info } = await base
    .composite([
      { input: Buffer.from(svg) },
      { input: brand.input, left: MARGIN + 66, top: 85 - Math.round(brand.height / 2) },
      { input: title.input, left: MARGIN, top: titleTop },
      ...(card.place === null ? [] : [{ input: place.input, left: MARGIN, top: placeTop }]),
    ])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const quality of QUALITIES) {
    const jpeg = await sharp(data, { raw: info }).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.byteLength <= MAX_BYTES || quality === QUALITIES.at(-1)) return jpeg;
  }
  throw new Error('no quality');
}

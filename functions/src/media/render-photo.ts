import type { Sharp } from 'sharp';
import { photoWidths } from '../../../src/domain/media/drawn-photo.ts';
import type { PictureFormat } from '../../../src/domain/media/own-picture.ts';
import type { Photo } from '../../../src/domain/media/photo.ts';
import { type Budget, encodeWithin } from './encode-within.ts';
import type { MediaFile } from './media-store.ts';
import { type Pixels, pictureOf, pixelsOf } from './pixels.ts';
import { leadingColour, renderPlaceholder } from './render-placeholder.ts';
import { renderShare } from './render-share.ts';

/** What is rendered once of an upload: its files, and what its address tells of it. */
export type RenderedPhoto = Pick<Photo, 'width' | 'height' | 'focal' | 'colour' | 'placeholder'> & {
  files: MediaFile[];
};

/** The name of the scaled original, from which other files are rendered later. */
export const ORIGINAL = 'original';
const ORIGINAL_BUDGET = { first: 88, last: 40, limit: 3_000_000 };

const CENTRE = { x: 50, y: 50 };

/** Maximum sizes in bytes by width, each for widths up to its own. */
const LIMITS: Record<PictureFormat, readonly (readonly [width: number, bytes: number])[]> = {
  avif: [
    [480, 25_000],
    [800, 60_000],
    [1280, 130_000],
    [1920, 280_000],
  ],
  webp: [
    [480, 40_000],
    [800, 95_000],
    [1280, 210_000],
    [1920, 440_000],
  ],
};

function budgetOf(format: PictureFormat, width: number): Budget {
  const [, limit] = LIMITS[format].find(([widest]) => width <= widest) ?? [width, 440_000];
  return { first: format === 'avif' ? 52 : 76, last: 16, limit };
}

/** More effort takes many times as long, and saves next to nothing in photographs. */
const ENCODERS: Record<PictureFormat, (picture: Sharp, quality: number, width: number) => Sharp> = {
  avif: (picture, quality, width) =>
    picture.avif({ quality, effort: width > 1280 ? 1 : 2, chromaSubsampling: '4:2:0' }),
  webp: (picture, quality) => picture.webp({ quality, effort: 2 }),
};

async function renderVariant(
  scaled: Pixels,
  width: number,
  format: PictureFormat,
): Promise<MediaFile> {
  const bytes = await encodeWithin(
    async (quality) => ENCODERS[format](await pictureOf(scaled), quality, width).toBuffer(),
    budgetOf(format, width),
  );
  return { name: `${width}.${format}`, type: `image/${format}`, bytes };
}

/** Both formats of one width, at once. */
async function renderWidth(photo: Pixels, width: number): Promise<MediaFile[]> {
  const scaled = await pixelsOf((await pictureOf(photo)).resize({ width }));
  return Promise.all([renderVariant(scaled, width, 'webp'), renderVariant(scaled, width, 'avif')]);
}

async function renderOriginal(photo: Pixels): Promise<MediaFile> {
  const bytes = await encodeWithin(
    async (quality) => (await pictureOf(photo)).webp({ quality, effort: 2 }).toBuffer(),
    ORIGINAL_BUDGET,
  );
  return { name: ORIGINAL, type: 'image/webp', bytes };
}

/** Renders all files of a photograph, one width after the other: memory counts. */
export async function renderPhoto(photo: Pixels): Promise<RenderedPhoto> {
  const files = [await renderOriginal(photo), await renderShare(photo, CENTRE)];
  for (const width of photoWidths(photo)) files.push(...(await renderWidth(photo, width)));
  return {
    width: photo.width,
    height: photo.height,
    focal: CENTRE,
    colour: await leadingColour(photo),
    placeholder: await renderPlaceholder(photo),
    files,
  };
}

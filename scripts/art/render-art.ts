import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { PICTURE_WIDTHS } from '#domain/media/drawn-photo.ts';
import {
  ART_HEIGHT,
  ART_WIDTH,
  artPicture,
  type PictureFormat,
  pictureFile,
} from '#domain/media/own-picture.ts';
import { Failure } from '../lib/script.ts';
import {
  ENCODER_OPTIONS,
  LOWEST_QUALITY,
  PLACEHOLDER,
  QUALITY_STEP,
  VARIANTS,
  type Variant,
} from './art-settings.ts';

export interface RenderedVariant {
  file: string;
  quality: number;
  bytes: number;
}

/** Renders a master in every width and format into the public directory, each within its size limit. */
export async function renderArt(
  name: string,
  master: Uint8Array,
  publicDirectory: string,
): Promise<RenderedVariant[]> {
  const { width, height } = await sharp(master).metadata();
  if (width !== ART_WIDTH || height !== ART_HEIGHT) {
    throw new Failure(`${name} is ${width} x ${height}, not ${ART_WIDTH} x ${ART_HEIGHT}.`);
  }
  const rendered: RenderedVariant[] = [];
  for (const artWidth of PICTURE_WIDTHS) {
    const { data, info } = await sharp(master)
      .resize({ width: artWidth })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const picture = sharp(data, { raw: info });
    for (const format of ['avif', 'webp'] as const) {
      const file = pictureFile(artPicture(name), artWidth, format);
      const { bytes, quality } = await encodeWithin(
        picture,
        format,
        VARIANTS[format][artWidth],
        file,
      );
      writeFileSync(join(publicDirectory, file), bytes);
      rendered.push({ file, quality, bytes: bytes.byteLength });
    }
  }
  return rendered;
}

/** A tiny lossy picture, stretched by the browser into a blur, as a data URL. */
export async function renderPlaceholder(master: Uint8Array): Promise<string> {
  const { width, height, quality, saturation } = PLACEHOLDER;
  const bytes = await sharp(master)
    .resize({ width, height, fit: 'fill' })
    .modulate({ saturation })
    .webp({ quality, effort: 6, smartSubsample: true })
    .toBuffer();
  return `data:image/webp;base64,${bytes.toString('base64')}`;
}

async function encodeWithin(picture: Sharp, format: PictureFormat, variant: Variant, file: string) {
  for (let { quality } = variant; quality >= LOWEST_QUALITY[format]; quality -= QUALITY_STEP) {
    const bytes = await encode(picture.clone(), format, quality);
    if (bytes.byteLength < variant.limit) return { bytes, quality };
  }
  throw new Failure(
    `${file} does not fit in ${variant.limit / 1000} kB at quality ${LOWEST_QUALITY[format]}.`,
  );
}

function encode(picture: Sharp, format: PictureFormat, quality: number) {
  return format === 'avif'
    ? picture.avif({ ...ENCODER_OPTIONS.avif, quality }).toBuffer()
    : picture.webp({ ...ENCODER_OPTIONS.webp, quality }).toBuffer();
}

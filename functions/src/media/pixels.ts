import type { Sharp } from 'sharp';

/** A picture in memory, in sRGB of 8 bits. */
export type Pixels = { data: Buffer; width: number; height: number; channels: 3 | 4 };

/** The colour of the site's paper, behind what is transparent. */
export const PAPER = '#faf7f2';

/** sharp, loaded by the first photograph: other functions share this bundle. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // Files are rendered side by side already; no photograph is read twice.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

/** Some pixels as a picture, to be resized or encoded, once. */
export async function pictureOf({ data, width, height, channels }: Pixels): Promise<Sharp> {
  const sharp = await loadSharp();
  return sharp(data, { raw: { width, height, channels } });
}

/** Runs a picture's operations. */
export async function pixelsOf(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  if (channels !== 3 && channels !== 4) throw new Error(`A picture of ${channels} channels.`);
  return { data, width, height, channels };
}

import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  ILLUSTRATION_FOCAL_X_PERCENT,
  ILLUSTRATION_HEIGHT,
  ILLUSTRATION_WIDTH,
  illustrationToHostedPicture,
  PICTURE_WIDTHS,
  type PictureFileFormat,
  pictureFileUrl,
} from '#domain/media/photo.ts';
import { ILLUSTRATION_ALTS_AND_CAPTIONS } from '#ui/pictures/art-manifest.ts';

const PUBLIC = join(import.meta.dirname, '../../../public');
const NAMES = readdirSync(join(PUBLIC, 'art'))
  .filter((file) => file.endsWith('-1280.webp'))
  .map((file) => file.replace('-1280.webp', ''));
const artUrl = (name: string, width: number, format: PictureFileFormat) =>
  pictureFileUrl(illustrationToHostedPicture(name), width, format);

describe('the art files', () => {
  it.each(NAMES)(
    'the illustration %s has every width, in AVIF and WebP, with the right size',
    async (name) => {
      for (const width of PICTURE_WIDTHS) {
        for (const format of ['avif', 'webp'] as const) {
          const metadata = await sharp(join(PUBLIC, artUrl(name, width, format))).metadata();
          expect(metadata.format).toBe(format === 'avif' ? 'heif' : 'webp');
          expect([metadata.width, metadata.height]).toEqual([
            width,
            Math.round((width * ILLUSTRATION_HEIGHT) / ILLUSTRATION_WIDTH),
          ]);
        }
      }
    },
  );

  it.each([
    [800, 40_000],
    [1280, 80_000],
  ] as const)('every AVIF illustration %i px wide is below %i bytes', (width, limit) => {
    const heavy = NAMES.filter((name) => fileSize(artUrl(name, width, 'avif')) >= limit);
    expect(heavy).toEqual([]);
  });

  it('every illustration for which the code lists a focal point or texts exists as a file', () => {
    const named = [
      ...Object.keys(ILLUSTRATION_FOCAL_X_PERCENT),
      ...Object.keys(ILLUSTRATION_ALTS_AND_CAPTIONS),
    ];
    expect(named.filter((name) => !NAMES.includes(name))).toEqual([]);
  });
});

function fileSize(path: string): number {
  return statSync(join(PUBLIC, path)).size;
}

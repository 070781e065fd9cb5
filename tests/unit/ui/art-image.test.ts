import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  ART_HEIGHT,
  ART_WIDTH,
  ART_WIDTHS,
  artName,
  artSrcSet,
  artUrl,
} from '#ui/pictures/art-image.ts';
import { ART } from '#ui/pictures/art-manifest.ts';

const PUBLIC = join(import.meta.dirname, '../../../public');
const NAMES = Object.keys(ART);

describe('artName', () => {
  it.each([
    ['/art/hotel-kyoto-1280.webp', 'hotel-kyoto'],
    ['/art/destination-afrique-de-l-est-480.avif', 'destination-afrique-de-l-est'],
    ['/art/hotel-800-1920.webp', 'hotel-800'],
  ])('recognises %s', (src, name) => {
    expect(artName(src)).toBe(name);
  });

  it.each([
    '',
    '/art/hotel-kyoto.webp',
    '/art/hotel-kyoto-1000.webp',
    '/art/hotel-kyoto-1280.png',
    '/art/-1280.webp',
    '/art/../hotel-kyoto-1280.webp',
    '/art/HOTEL-1280.webp',
    'art/hotel-kyoto-1280.webp',
    'https://example.com/art/hotel-kyoto-1280.webp',
    '/art/hotel-kyoto-1280.webp?v=2',
  ])('leaves %j alone', (src) => {
    expect(artName(src)).toBeNull();
  });

  it('undoes artUrl for every picture, width and format', () => {
    for (const name of NAMES) {
      for (const width of ART_WIDTHS) {
        expect(artName(artUrl(name, width, 'avif'))).toBe(name);
        expect(artName(artUrl(name, width, 'webp'))).toBe(name);
      }
    }
  });
});

it('artSrcSet lists every width, smallest first', () => {
  expect(artSrcSet('hotel-kyoto', 'avif')).toBe(
    '/art/hotel-kyoto-480.avif 480w, /art/hotel-kyoto-800.avif 800w, ' +
      '/art/hotel-kyoto-1280.avif 1280w, /art/hotel-kyoto-1920.avif 1920w',
  );
});

describe('the rendered pictures', () => {
  it('include hotel, destination, article and page pictures', () => {
    const kinds = new Set(Object.values(ART).map(({ kind }) => kind));
    expect([...kinds].sort()).toEqual(['article', 'destination', 'hotel', 'page']);
  });

  it.each(NAMES)('%s exists at every width, as announced', async (name) => {
    for (const width of ART_WIDTHS) {
      for (const format of ['avif', 'webp'] as const) {
        const metadata = await sharp(join(PUBLIC, artUrl(name, width, format))).metadata();
        expect(metadata.format).toBe(format === 'avif' ? 'heif' : 'webp');
        expect([metadata.width, metadata.height]).toEqual([
          width,
          Math.round((width * ART_HEIGHT) / ART_WIDTH),
        ]);
      }
    }
  });

  it.each([
    [800, 40_000],
    [1280, 80_000],
  ] as const)('no AVIF of %i px reaches %i bytes', (width, limit) => {
    const heavy = NAMES.filter((name) => fileSize(artUrl(name, width, 'avif')) >= limit);
    expect(heavy).toEqual([]);
  });

  it('has a placeholder for each, and no other', () => {
    const styles = readFileSync(
      join(import.meta.dirname, '../../../src/ui/styles/art-placeholders.css'),
      'utf8',
    );
    const rules = [...styles.matchAll(/\[data-art="([^"]+)"\]/g)].map(([, name]) => name);
    expect(rules).toEqual(NAMES);
    expect(styles.match(/url\(data:image\/webp;base64,[A-Za-z0-9+/=]+\)/g)).toHaveLength(
      NAMES.length,
    );
  });
});

function fileSize(path: string): number {
  return statSync(join(PUBLIC, path)).size;
}

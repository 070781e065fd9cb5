import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { ShareCard } from '#domain/seo/share-card.ts';
import { posts } from '#scripts/seed/posts.ts';
import { cardSvg } from '../../../functions/src/site/share/card-svg.ts';
import { drawCard } from '../../../functions/src/site/share/draw-card.ts';
import { fitTitle } from '../../../functions/src/site/share/fit-title.ts';
import { readPicture } from '../../../functions/src/site/share/shared-picture.ts';
import { loadTypefaces } from '../../../functions/src/site/share/typeface.ts';

const ART = new URL('../../../public/art/', import.meta.url);
const SIZES = [
  { size: 60, lines: 1, width: 500 },
  { size: 40, lines: 2, width: 400 },
  { size: 30, lines: 3, width: 400 },
] as const;
const typefaces = await loadTypefaces();
const { title: type, text: textType } = typefaces;

const noDatabase = () => Promise.reject(new Error('not needed'));
const readArt = async (path: string | null) =>
  path === null ? null : readPicture(noDatabase, ART, path);

const fitted = (text: string) => fitTitle(type, text, SIZES);

describe('a title', () => {
  it('is as large as it may be', () => {
    expect(fitted('Japon')).toEqual({ size: 60, lines: ['Japon'] });
    expect(fitted('Les Pavillons du Morne blanc').size).toBe(40);
  });

  it('has lines of like lengths, within the width', () => {
    const { size, lines } = fitted('Une nuit en wagon-lit, du lac de Thoune à l’Adriatique');
    expect(lines).toEqual(['Une nuit en wagon-lit, du', 'lac de Thoune à l’Adriatique']);
    const widths = lines.map((line) => type.measure(line, size));
    expect(Math.max(...widths)).toBeLessThanOrEqual(400);
    expect(Math.min(...widths)).toBeGreaterThan(Math.max(...widths) / 2);
  });

  it('is cut after the last line when no size is small enough', () => {
    const long = fitted('Le Grand Hôtel des Voyageurs et des Ambassadeurs '.repeat(4));
    expect(long.lines).toHaveLength(3);
    expect(long.lines.at(-1)).toMatch(/…$/);
    const word = fitted('Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'.repeat(2));
    expect(word.lines.join('')).toMatch(/…$/);
    for (const line of [...long.lines, ...word.lines]) {
      expect(type.measure(line, 30)).toBeLessThanOrEqual(400);
    }
  });

  it('never begins a line with punctuation', () => {
    for (const width of [120, 160, 200, 240]) {
      const { lines } = fitTitle(type, 'Que voir : Rome ? Rien !', [{ size: 30, lines: 9, width }]);
      expect(lines.filter((line) => /^[:?!]/.test(line))).toEqual([]);
    }
  });
});

describe('the type', () => {
  it('has the letters of French and of Central Europe', () => {
    for (const letter of 'éèêëàâçîïôùûüœŒÆŸÉÀÇŁłőŐźžşğąę’«»—…') {
      expect(type.measure(letter, 100), letter).toBeGreaterThan(10);
      expect(textType.measure(letter, 100), letter).toBeGreaterThan(10);
    }
  });

  it('leaves out what it has no letter for', () => {
    expect(type.measure('京都', 100)).toBe(0);
    expect(type.measure('A😀', 100)).toBe(type.measure('A', 100));
  });

  it('kerns, and narrows the space before punctuation', () => {
    expect(type.measure('AV', 100)).toBeLessThan(type.measure('A', 100) + type.measure('V', 100));
    expect(type.measure('\u202F', 100)).toBeLessThan(type.measure(' ', 100));
  });
});

describe('the card', () => {
  const longest = posts.map(({ title }) => title).sort((a, b) => b.length - a.length)[0] ?? '';
  const cards: [string, ShareCard][] = [
    [
      'on an illustration',
      { title: 'Ryokan Momiji', place: 'Kyoto, Japon', picture: '/art/hotel-kyoto-1280.webp' },
    ],
    [
      'with the longest seeded name',
      { title: longest, place: 'Guides', picture: '/art/article-marche-1280.webp' },
    ],
    ['of type alone', { title: 'Mentions légales', place: null, picture: null }],
    [
      'whose illustration is not there',
      { title: 'A', place: null, picture: '/art/nulle-part-1280.webp' },
    ],
    ['without a letter that can be set', { title: '京都', place: '日本', picture: null }],
    ['of markup', { title: '</svg><image href="file:///etc/passwd"/>', place: '&', picture: null }],
  ];

  it.each(cards)('%s is a JPEG of 1200 × 630 px under 200 kB', async (_, card) => {
    const jpeg = await drawCard(card, await readArt(card.picture));
    expect(await sharp(jpeg).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    });
    expect(jpeg.byteLength).toBeLessThan(200_000);
    expect(jpeg.byteLength).toBeGreaterThan(10_000);
  });

  it('stays under 200 kB whatever the illustration', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const picture = await sharp({
      create: { width: 1280, height: 853, channels: 3, background: 'grey', noise },
    })
      .webp()
      .toBuffer();
    const jpeg = await drawCard({ title: 'A', place: null, picture: null }, picture);
    expect(jpeg.byteLength).toBeLessThan(200_000);
    expect(jpeg.byteLength).toBeGreaterThan(50_000);
  });

  it('keeps all type inside, and holds no text, font, picture or broken number', () => {
    for (const [, card] of [
      ...cards,
      ['', { title: 'Séjour '.repeat(60), place: 'x'.repeat(300), picture: null }] as const,
    ]) {
      for (const isOnPicture of [true, false]) {
        const svg = cardSvg(card, typefaces, isOnPicture);
        expect(svg).not.toMatch(/NaN|Infinity|<text|<image|href/);
        const points = [...svg.matchAll(/[MLQC]([-\d. ]+)/g)].flatMap(([, data = '']) =>
          data.split(' ').map(Number),
        );
        expect(Math.max(...points)).toBeLessThan(1200);
        expect(Math.min(...points)).toBeGreaterThan(0);
      }
    }
  });
});

describe('the picture of a card', () => {
  it('is an illustration’s file beside the function', async () => {
    expect((await readArt('/art/hotel-kyoto-1280.webp'))?.byteLength).toBeGreaterThan(10_000);
  });

  it.each([
    '/art/nulle-part-1280.webp',
    '/art/../index.html',
    '/art/%2e%2e/robots.txt',
    'https://images.example/a.webp',
    `/media/${'0'.repeat(24)}-1280.webp`,
    `/media/${'0'.repeat(24)}-original`,
  ])('%s is none', async (path) => {
    expect(await readArt(path)).toBeNull();
  });
});

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Command, Font, Glyph } from 'opentype.js';

/** A text placed: its width in pixels, and its outlines as the data of an SVG path. */
export type SetText = { width: number; path: string };
/** A typeface of the site: its latin letters, and where they lack one, those of latin-ext. */
export type Typeface = {
  /** The width of a line in pixels. */
  measure(text: string, size: number): number;
  /** The line at a point of its baseline. */
  set(text: string, size: number, x: number, y: number): SetText;
};

/** Thinner than a word space, as French punctuation wants it; the fonts have no such glyph. */
const NARROW_SPACE = '\u202F';
const NARROW = 0.6;

type Placed = { glyph: Glyph; font: Font; advance: number; kerning: number };

/** The glyphs of a text with their widths in ems; characters that no font has are left out. */
function placeGlyphs(fonts: readonly Font[], text: string): Placed[] {
  const placed: Placed[] = [];
  for (const character of text.normalize('NFC')) {
    const isSpace = /\s/u.test(character);
    const drawn = isSpace ? ' ' : character;
    const font = fonts.find((one) => one.charToGlyphIndex(drawn) > 0);
    if (font === undefined) continue;
    const glyph = font.charToGlyph(drawn);
    const last = placed.at(-1);
    const share = character === NARROW_SPACE ? NARROW : 1;
    placed.push({
      glyph,
      font,
      advance: ((glyph.advanceWidth ?? 0) * share) / font.unitsPerEm,
      kerning:
        last?.font === font && !isSpace
          ? font.getKerningValue(last.glyph, glyph) / font.unitsPerEm
          : 0,
    });
  }
  return placed;
}

/** Outlines as the data of an SVG path. The library's own rounding makes NaN of some numbers. */
const pathData = (commands: readonly Command[]) =>
  commands
    .map(({ type, x1, y1, x2, y2, x, y }) => {
      const points = [x1, y1, x2, y2, x, y].filter((value) => value !== undefined);
      return type + points.map((value) => value.toFixed(1)).join(' ');
    })
    .join('');

/** A typeface of fonts; a letter is drawn from the first that has it. */
export function typefaceOf(fonts: readonly Font[]): Typeface {
  const set = (text: string, size: number, x: number, y: number): SetText => {
    let end = x;
    let path = '';
    for (const { glyph, advance, kerning } of placeGlyphs(fonts, text)) {
      end += kerning * size;
      path += pathData(glyph.getPath(end, y, size).commands);
      end += advance * size;
    }
    return { width: end - x, path };
  };
  const measure = (text: string, size: number) =>
    placeGlyphs(fonts, text).reduce((sum, { advance, kerning }) => sum + advance + kerning, 0) *
    size;
  return { measure, set };
}

const resolve = createRequire(import.meta.url).resolve;

async function readFont(file: string): Promise<Font> {
  const [{ default: opentype }, bytes] = await Promise.all([
    import('opentype.js'),
    readFile(resolve(`@fontsource/${file}.woff`)),
  ]);
  return opentype.parse(new Uint8Array(bytes).buffer);
}

const TEXT = ['jost/files/jost-latin-400-normal', 'jost/files/jost-latin-ext-400-normal'];
const FILES = {
  // Rosarivo has not all letters of Central Europe.
  title: [
    'rosarivo/files/rosarivo-latin-400-normal',
    'rosarivo/files/rosarivo-latin-ext-400-normal',
    ...TEXT,
  ],
  text: TEXT,
};

/** The site's own type, for titles and for text. */
export type Typefaces = Record<keyof typeof FILES, Typeface>;

/** Reads the fonts from the packages. */
export async function loadTypefaces(): Promise<Typefaces> {
  const load = async (files: readonly string[]) =>
    typefaceOf(await Promise.all(files.map(readFont)));
  const [title, text] = await Promise.all([load(FILES.title), load(FILES.text)]);
  return { title, text };
}

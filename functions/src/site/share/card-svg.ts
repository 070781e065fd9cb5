import type { ShareCard } from '../../../../src/domain/seo/share-card.ts';
import { SHARE_HEIGHT, SHARE_WIDTH } from '../../../../src/domain/seo/share-size.ts';
import { BRAND } from '../../../../src/domain/site/brand.ts';
import { fitTitle, type TitleSize } from './fit-title.ts';
import type { Typefaces } from './typeface.ts';

const PAPER = '#F7F2E6';
const INK = '#14213F';
const INK_2 = '#4B556F';
const GOLD = '#A07A2C';
const RULE = '#D5CCB9';

const MARGIN = 64;
const PLACE_SIZE = 32;
const PLACE_GAP = 14;
/** Rosarivo's long ascenders and descenders touch when lines are closer. */
const LINE = 1.14;

/** On a notch of paper in the picture. */
const NOTCH_SIZES = [
  { size: 76, lines: 1, width: 900 },
  { size: 64, lines: 2, width: 800 },
  { size: 54, lines: 3, width: 760 },
  { size: 44, lines: 3, width: 760 },
  { size: 36, lines: 3, width: 760 },
] as const satisfies TitleSize[];

/** Without a picture, beside the emblem. */
const PAPER_SIZES = [
  { size: 96, lines: 2, width: 720 },
  { size: 80, lines: 3, width: 720 },
  { size: 66, lines: 3, width: 720 },
  { size: 54, lines: 3, width: 720 },
  { size: 42, lines: 3, width: 720 },
] as const satisfies TitleSize[];

const rect = (x: number, y: number, width: number, height: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;
const outlines = (path: string, fill: string) => `<path d="${path}" fill="${fill}"/>`;

/** The emblem of the site, the sun rising on the sea, of 34 units. */
function emblem(x: number, y: number, size: number, stroke: string, width: number): string {
  return `<g transform="translate(${x} ${y}) scale(${size / 34})" fill="none" stroke="${stroke}" stroke-width="${width}"><circle cx="17" cy="17" r="16.2"/><path d="M7.6 22.6a9.4 9.4 0 0 1 18.8 0M17 7v6.6M7.2 10.6l2.8 4.2m16.8-4.2L24 14.8M4.5 22.8h25M7 26.4h20M11.2 29.6h11.6"/></g>`;
}

/** The house's mark on a strip of paper, flush with the left edge. */
function mark({ title }: Typefaces): string {
  const top = 40;
  const height = 84;
  const name = title.set(BRAND, 40, MARGIN + 66, top + 55);
  return (
    rect(0, top, MARGIN + 66 + name.width + 36, height, PAPER) +
    emblem(MARGIN, top + 17, 50, GOLD, 1.3) +
    outlines(name.path, INK)
  );
}

/** Place and title, their last line at the foot; and how wide and high they are. */
function texts(
  { title, place }: ShareCard,
  type: Typefaces,
  sizes: readonly [TitleSize, ...TitleSize[]],
) {
  const fitted = fitTitle(type.title, title, sizes);
  const line = fitted.size * LINE;
  const foot = SHARE_HEIGHT - 56;
  const set = fitted.lines.map((text, index) =>
    type.title.set(text, fitted.size, MARGIN, foot - (fitted.lines.length - 1 - index) * line),
  );
  const top = foot - (fitted.lines.length - 1) * line - fitted.size * 0.98;
  const width = sizes[0].width;
  const above =
    place === null
      ? null
      : fitTitle(type.text, place, [
          { size: PLACE_SIZE, lines: 1, width },
          { size: PLACE_SIZE - 4, lines: 1, width },
        ]);
  const placeLine =
    above && type.text.set(above.lines.join(' '), above.size, MARGIN, top - PLACE_GAP);
  return {
    svg:
      (placeLine ? outlines(placeLine.path, INK_2) : '') +
      set.map(({ path }) => outlines(path, INK)).join(''),
    width: Math.max(...set.map((one) => one.width), placeLine?.width ?? 0),
    top: placeLine ? top - PLACE_GAP - PLACE_SIZE : top,
  };
}

/**
 * A picture for sharing as SVG with outlines for letters: nothing in it names a font or a file.
 * @param isOnPicture true for what lies on an illustration, false for the whole card of type alone
 */
export function cardSvg(card: ShareCard, type: Typefaces, isOnPicture: boolean): string {
  const { svg, width, top } = texts(card, type, isOnPicture ? NOTCH_SIZES : PAPER_SIZES);
  const notch = Math.round(top - 30);
  const ground = isOnPicture
    ? rect(0, notch, Math.round(MARGIN + width + 52), SHARE_HEIGHT - notch, PAPER)
    : rect(0, 0, SHARE_WIDTH, SHARE_HEIGHT, PAPER) + emblem(812, 55, 520, RULE, 0.16);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}">${ground}${mark(type)}${svg}</svg>`;
}

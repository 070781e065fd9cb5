import type { Typeface } from './typeface.ts';

/** A size in pixels, how many lines may be of it, and how wide they may be. */
export type TitleSize = { size: number; lines: number; width: number };
export type FittedTitle = { size: number; lines: string[] };

/** Ordinary spaces only: a no-break space keeps its words together. */
const wordsOf = (text: string) => text.split(/[^\S\u00A0\u202F]+/).filter((word) => word !== '');

/** Punctuation stays with its word, however its space was typed. */
const keepPunctuation = (text: string) =>
  text.replace(/ (?=[:;!?»])/g, '\u202F').replace(/(?<=«) /g, '\u202F');

/** Lines as full as they may be. */
function wrap(words: readonly string[], fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = [lines.at(-1), word].join(' ');
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** As many lines as `wrap` needs, of lengths as equal as can be. */
function balance(typeface: Typeface, words: readonly string[], { size, width }: TitleSize) {
  const wrapAt = (limit: number) => wrap(words, (line) => typeface.measure(line, size) <= limit);
  const lines = wrapAt(width);
  let best = lines;
  for (let limit = width - 8; limit > 0; limit -= 8) {
    const narrower = wrapAt(limit);
    if (narrower.length > lines.length) break;
    best = narrower;
  }
  return best;
}

/** As much of a line as fits, with an ellipsis. */
function cut(line: string, fits: (line: string) => boolean): string {
  const letters = [...line];
  while (letters.length > 1 && !fits(`${letters.join('').trimEnd()}…`)) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** Sets a title in the first of the sizes in which it fits; cuts it when it fits in none. */
export function fitTitle(
  typeface: Typeface,
  text: string,
  sizes: readonly [TitleSize, ...TitleSize[]],
): FittedTitle {
  const words = wordsOf(keepPunctuation(text));
  for (const wanted of sizes) {
    const lines = balance(typeface, words, wanted);
    const isWide = lines.some((line) => typeface.measure(line, wanted.size) > wanted.width);
    if (lines.length <= wanted.lines && !isWide) return { size: wanted.size, lines };
  }
  const { size, lines: count, width } = sizes.at(-1) ?? sizes[0];
  const fits = (line: string) => typeface.measure(line, size) <= width;
  const all = wrap(words, fits);
  const kept = all.slice(0, count - 1);
  const lines = [...kept, all.slice(count - 1).join(' ')];
  return { size, lines: lines.map((line) => (fits(line) ? line : cut(line, fits))) };
}

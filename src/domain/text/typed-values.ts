import { cleanLine, normaliseTypedLine } from './clean-text.ts';

const AROUND_PRICE =
  /^(?:[àa] partir de|dès|env\.?|environ) |^€|€(?!\d)|\beuros?\b|\bEUR\b|\bTTC\b|[.,*] ?-*$|\s*(?:\/|par |la )\s*(?:n|nuit(?:s|ée)?|chambre)(?=$| TTC)/giu;
const NUMBER = /^([+-]?)(\d{1,3}(?:([ '’.,])\d{3}(?:\3\d{3})*)?|\d+)(?:[.,€](\d+))?$/;
const TO_CONVERT =
  /(?!€)\p{Sc}|\b(?:HT|CHF|USD|GBP|CAD|JPY|MAD|AED|MUR|TND|dirhams?|dollars?|francs?|frs?|livres?|yens?)\b/iu;

const plainNumber = (text: string) =>
  normaliseTypedLine(text).replace(/[−–—]/g, '-').replace(AROUND_PRICE, '').trim();

/** Matches a number such as « 1,250 », whose comma may mean thousands or decimals. */
const UNCLEAR = /^([1-9]\d{0,2}),(\d{3})$/;

/** Parses « 1 120,50 € » as 1120.5, « 1.120 » as 1120, « 4.9 » as 4.9; NaN for other text or too many decimals. */
export function parseTypedNumber(text: string, maxDecimals: number): number {
  const plain = plainNumber(text);
  const [, sign, whole = '', , decimals = ''] = NUMBER.exec(plain) ?? [];
  const isUnclear = whole === '' || /^0\D/.test(whole) || UNCLEAR.test(plain);
  if (isUnclear || decimals.length > maxDecimals) return Number.NaN;
  return Number(`${sign}${whole.replace(/\D/g, '')}.${decimals}0`) || 0;
}

/** Returns a French sentence on why parseTypedNumber cannot read a text, and what to type instead. */
export function unreadableNumberHint(text: string, maxDecimals: number, example: number): string {
  const typed = `«\u202f${normaliseTypedLine(text)}\u202f»`;
  if (TO_CONVERT.test(text))
    return `Le montant est attendu en euros TTC\u00a0: convertissez ${typed}`;
  const plain = plainNumber(text);
  const [unclear, whole, decimals] = UNCLEAR.exec(plain) ?? [];
  if (!unclear && NUMBER.test(plain))
    return `${typed} a trop de décimales\u00a0: ${maxDecimals} au plus`;
  const rounded = Number(Number(`${whole}.${decimals}`).toFixed(maxDecimals));
  const parts = plain.match(/\d+(?:[ .,'’]\d+)*/g) ?? [];
  const numbers = parts.map((part) => parseTypedNumber(part, maxDecimals));
  const possible = unclear ? [Number(`${whole}${decimals}`), rounded] : numbers;
  if (possible.length > 1 && possible.every(Number.isFinite)) {
    return `${typed} n’est pas clair\u00a0: écrivez ${possible.map(formatNumberInput).join(' ou ')}`;
  }
  return `${typed} n’est pas un nombre\u00a0: écrivez par exemple ${formatNumberInput(example)}`;
}

/** Formats a number for an input, the inverse of parseTypedNumber: 4.9 gives « 4,9 ». */
export const formatNumberInput = (value: number): string => String(value).replace('.', ',');

const BETWEEN_TAGS = /\s*[•▪✓✔✅]\s*|\s[·|]\s|\t/u;
/** Matches commas and semicolons that separate tags, not those in decimals or within a pair of brackets. */
const COMMAS = /(?!(?<=\d),\d)[,;](?![^()[\]]*[)\]])/;
const BULLETS = /^(?:(?:[•·▪‣◦➢➤❖*✓✔✅|–-]|\d\d?[.)])(?:\s+|(?=\p{L}))|o\s+)+/u;

/** Splits text into tags at commas, semicolons and line breaks; cleans the tags, drops bullets and empty tags. */
export function parseTagList(text: string): string[] {
  return text
    .split(/[\r\n]/)
    .map((line) => line.replace(/(?!\t)\p{Cc}/gu, ' '))
    .flatMap((line) => line.trimStart().replace(BULLETS, '').split(BETWEEN_TAGS))
    .flatMap((part) => part.split(COMMAS))
    .map((tag) => cleanLine(tag).replace(BULLETS, ''))
    .filter((tag) => tag !== '');
}

/** Formats a list of tags for an input, the inverse of parseTagList. */
export function formatTagList(tags: readonly string[] | null): string {
  const line = tags?.join(', ') ?? '';
  // Writes one tag per line if commas would not separate the tags, because one of them opens a bracket that another closes.
  return parseTagList(line).length === tags?.length ? line : (tags?.join('\n') ?? '');
}

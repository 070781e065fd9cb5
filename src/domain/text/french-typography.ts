/** Replacements of a keyboard's characters by those of French typography, applied in this order. */
const REPLACEMENTS: readonly [typed: RegExp, printed: string][] = [
  [/(?<=\p{L})'(?=\p{L})/gu, '’'],
  // No quotation begins after a letter or digit: the quotation mark in « 12" » means inches.
  [/(?<![\p{L}\d])("+)[^\S\n]*([^"\n]*[^"\s])[^\S\n]*\1/gu, '«\u202f$2\u202f»'],
  [/«(?!\u00a0)[^\S\n]*/g, '«\u202f'],
  [/(?<!\u00a0)[^\S\n]*»/g, '\u202f»'],
  [/\.{3}/g, '…'],
  // A text node may begin with a space and a punctuation mark: bold words before them are a text node of their own.
  [/(?:^ |(?<=[\p{L}\d»)…€%]) ?)([;!?]+)(?=\s|$)/gu, '\u202f$1'],
  [/(?:^ |(?<=[\p{L}\d»)…€%]) ?):(?=\s|$)/gu, '\u00a0:'],
];

/** Writes apostrophes, quotation marks, no-break spaces and ellipses as French typography does. */
export function applyFrenchTypography(text: string): string {
  const printed = REPLACEMENTS.reduce(
    (written, [typed, mark]) => written.replace(typed, mark),
    text,
  );
  // Repeats until nothing changes: the outer quotation is only matched once the inner one has French quotation marks.
  return printed === text ? text : applyFrenchTypography(printed);
}

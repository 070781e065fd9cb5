const ASCII = /^[\0-\x7f]*$/;
const MARKS = /\p{M}/gu;
const SPECIAL_LETTERS = [
  ['œ', 'oe'],
  ['æ', 'ae'],
  ['ß', 'ss'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ı', 'i'],
  ['ς', 'σ'],
  ['’', "'"],
] as const;

/** Text for comparisons: lower case, no accents, no ligatures. « Cœur d’Été » gives « coeur d'ete ». */
export function foldText(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  const lower = text.normalize('NFD').replace(MARKS, '').toLowerCase();
  return SPECIAL_LETTERS.reduce(
    (folded, [letter, plain]) => folded.replaceAll(letter, plain),
    lower,
  );
}

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * A slug from a name: lower case, no accents, one hyphen for each run of other characters, none at
 * the ends. « Côte d’Azur » gives « cote-d-azur ».
 */
export function slugify(text: string): string {
  return foldText(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** True for a non-empty text that slugify would leave as it is. */
export function isSlug(text: string): boolean {
  return SLUG.test(text);
}

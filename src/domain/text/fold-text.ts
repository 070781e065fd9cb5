const ASCII = /^[\0-\x7f]*$/;
const NO_WORD = /[^\p{L}\p{N}]+/gu;
const MARKS = /[\p{M}\p{Cf}\uFFFD]/gu;
const PLAIN = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd', ı: 'i', ς: 'σ', '’': "'" };

/** Folds text for comparison, without accents, case and invisible characters: « Cœur d’Été » gives « coeur d'ete ». */
export function foldText(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  const lower = text.normalize('NFKD').replace(MARKS, '').toLowerCase();
  return Object.entries(PLAIN).reduce(
    (folded, [letter, plain]) => folded.replaceAll(letter, plain),
    lower,
  );
}

/** Folds text for a search by words: « L’Isle & Co » gives « l isle et co ». */
export const foldToSpacedWords = (text: string): string =>
  foldText(text).replaceAll('&', ' et ').replace(NO_WORD, ' ').trim();

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Returns a slug: « Côte d’Azur » gives « cote-d-azur ». */
export function slugify(text: string): string {
  return foldText(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

export const isSlug = (text: string): boolean => SLUG.test(text);

import { foldToWords } from './fold-text.ts';

/** Returns true if each word of a search is in one of the texts, ignoring case and accents; true without a search. */
export function matchesSearch(search: string | undefined, texts: readonly unknown[]): boolean {
  if (!search) return true;
  const text = foldToWords(texts.join(' '));
  const words = foldToWords(search).split(' ');
  return words.every((word) => text.includes(word));
}

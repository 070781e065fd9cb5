import { foldToWords } from './fold-text.ts';

/** Returns true if each word of a search is in one of the texts, ignoring case and accents; true without a search. */
export function matchesSearch(search: string | undefined, texts: readonly unknown[]): boolean {
  if (!search) return true;
  const written = texts.join(' ').replaceAll('&', ' et ');
  const text = foldToWords(written).replace(/\b(?:saint|st)(e?)\b/g, 'saint$1 st$1');
  // « wifi » finds « Wi-Fi », but « de » does not find « d’Été ».
  const joined = foldToWords(written.replace(/['’-]/g, ''));
  const words = foldToWords(search).split(' ');
  return words.every((word) => text.includes(word) || (word.length > 3 && joined.includes(word)));
}

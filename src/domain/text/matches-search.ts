import { foldText, foldToSpacedWords } from './fold-text.ts';

/**
 * A folded text in which words are searched: `words` are separated by spaces; `joined` has neither hyphens nor
 * apostrophes, so that « wifi » finds « Wi-Fi », and « dazur » « d’Azur ».
 */
export type SearchableText = { words: string; joined: string };

const NEITHER_WORD_NOR_JOINER = /[^\p{L}\p{N}'\u2010-]+/gu;

export function toSearchableText(written: string): SearchableText {
  const folded = foldText(written).replaceAll('&', ' et ');
  const text = ` ${folded.replace(NEITHER_WORD_NOR_JOINER, ' ')}`;
  const words = text.replace(/[ '\u2010-]+/g, ' ');
  const spelt = words.replace(/\b(?:saint|st)(e?)\b/g, 'saint$1 st$1');
  return { words: words + spelt, joined: text.replace(/['\u2010-]/g, '') };
}

/** Returns true if the text has each word; one of one or two letters is not looked up in `joined`. */
export const hasEveryWord = (text: SearchableText, words: readonly string[]): boolean =>
  words.every(
    (word) => text.words.includes(word) || (word.trim().length > 2 && text.joined.includes(word)),
  );

/** Returns true if each word of a search is in one of the texts, ignoring case and accents; true without a search. */
export const matchesSearch = (search: string | undefined, texts: readonly unknown[]): boolean =>
  !search || hasEveryWord(toSearchableText(texts.join(' ')), foldToSpacedWords(search).split(' '));

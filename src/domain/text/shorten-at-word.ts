import { cutText } from './clean-text.ts';

/** Shortens a text to `length` characters at most: cuts it at the end of a word, and appends « … ». */
export function shortenAtWord(plain: string, length: number): string {
  if (plain.length <= length) return plain;
  const words = cutText(plain, length - 1).replace(/\s\S*$/, '');
  return `${words.replace(/[\s,;:.…–—-]+$/, '')}…`;
}

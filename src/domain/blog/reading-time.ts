import { htmlToText } from '#domain/text/limited-html.ts';

const WORDS_PER_MINUTE = 220;

/** Returns « 5 min » for visible words, as owners write it; null without words. */
export function readingTime(html: string): string | null {
  const words = htmlToText(html)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  const minutes = Math.max(1, Math.round(words.length / WORDS_PER_MINUTE));
  return words.length === 0 ? null : `${minutes} min`;
}

import { htmlToText } from '#domain/text/limited-html.ts';

const WORDS_PER_MINUTE = 220;

/** Returns the reading time of an article, such as « 5 min »; null if the article has no words. */
export function readingTimeText(html: string): string | null {
  const words = htmlToText(html).match(/[\p{L}\p{N}]\S*/gu) ?? [];
  const minutes = Math.max(1, Math.round(words.length / WORDS_PER_MINUTE));
  return words.length === 0 ? null : `${minutes} min`;
}

import { htmlTokens } from '#domain/text/html-tokens.ts';

/** Words that a reader at leisure reads in a minute. */
const WORDS_PER_MINUTE = 200;

/** How many minutes it takes to read some HTML, at least one; null when there is nothing to read. */
export function readingMinutes(html: string): number | null {
  const words = htmlTokens(html)
    .filter(({ kind }) => kind === 'text')
    .flatMap(({ value }) => value.split(/\s+/))
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  return words.length === 0 ? null : Math.max(1, Math.round(words.length / WORDS_PER_MINUTE));
}

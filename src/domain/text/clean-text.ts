const CONTROLS_BUT_BREAKS = /[^\P{Cc}\n\t]/gu;
const LONE_SURROGATES = /\p{Cs}/gu;

/** Removes control characters, which break React's hydration; replaces lone surrogates, which Firestore refuses. */
export function removeControlCharacters(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(CONTROLS_BUT_BREAKS, '')
    .replace(LONE_SURROGATES, '\uFFFD');
}

/** Matches invisible characters, such as soft hyphens and lone joiners; group 1 is an emoji, with joiners to keep. */
export const INVISIBLE_CHARACTER_PATTERN =
  /(\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]*[\u200D\u{E0020}-\u{E007F}]+)|[\p{Cf}\p{Cs}\uFFFD\u115F\u1160\u3164\uFFA0]/gu;
const NO_BREAK_SPACE = /^[\u00A0\u202F]$/;

/**
 * Removes invisible characters; turns runs of spaces, line breaks and control characters into one space, but keeps a
 * single no-break space.
 */
export function cleanLine(text: string): string {
  return text
    .replace(INVISIBLE_CHARACTER_PATTERN, '$1')
    .replace(/[\s\p{Cc}]+/gu, (run) => (NO_BREAK_SPACE.test(run) ? run : ' '))
    .trim();
}

/** Cleans a typed line for parsing: Unicode variants of digits and spaces become plain ones (NFKC). */
export const normaliseTypedLine = (text: string): string => cleanLine(text.normalize('NFKC'));

/** Cuts text without splitting a surrogate pair, because URLs and Firestore refuse lone surrogates. */
export const cutText = (text: string, max: number): string =>
  text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '');

export const escapeMarkup = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

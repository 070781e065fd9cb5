const CONTROLS_BUT_BREAKS = /[^\P{Cc}\n\t]/gu;
const LONE_SURROGATES = /\p{Cs}/gu;

/**
 * Text of several lines, made safe to store and to render the same everywhere: line breaks as \n,
 * no other control character (a NUL or CR would break hydration), no half of a surrogate pair.
 */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(CONTROLS_BUT_BREAKS, '')
    .replace(LONE_SURROGATES, '\uFFFD');
}

const NO_BREAK_SPACE = /^[\u00A0\u202F]$/;

/**
 * Text of one line: breaks, controls and runs of spaces become one space, the ends are trimmed. The
 * no-break space of French punctuation stays.
 */
export function cleanLine(text: string): string {
  return text
    .replace(/[\s\p{Cc}]+/gu, (run) => (NO_BREAK_SPACE.test(run) ? run : ' '))
    .replace(LONE_SURROGATES, '\uFFFD')
    .trim();
}

const CONTROLS_BUT_BREAKS = /[^\P{Cc}\n\t]/gu;
const LONE_SURROGATES = /\p{Cs}/gu;

/**
 * Text of several lines, made safe to store and to render identically on server and browser: line
 * breaks as \n, no other control character (a NUL or CR breaks hydration), no lone surrogate.
 */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(CONTROLS_BUT_BREAKS, '')
    .replace(LONE_SURROGATES, '\uFFFD');
}

const NO_BREAK_SPACE = /^[\u00A0\u202F]$/;

/**
 * Text of one line: line breaks, control characters and runs of spaces become one space, the ends
 * are trimmed. The no-break spaces of French punctuation stay.
 */
export function cleanLine(text: string): string {
  return text
    .replace(/[\s\p{Cc}]+/gu, (run) => (NO_BREAK_SPACE.test(run) ? run : ' '))
    .replace(LONE_SURROGATES, '\uFFFD')
    .trim();
}

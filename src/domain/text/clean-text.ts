const CONTROLS_BUT_BREAKS = /[^\P{Cc}\n\t]/gu;
const LONE_SURROGATES = /\p{Cs}/gu;

/** Cleans multi-line text: control characters break hydration, lone surrogates break Firestore. */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(CONTROLS_BUT_BREAKS, '')
    .replace(LONE_SURROGATES, '\uFFFD');
}

const NO_BREAK_SPACE = /^[\u00A0\u202F]$/;

/** Turns line breaks, control characters and runs of spaces into one space; French no-break spaces stay. */
export function cleanLine(text: string): string {
  return text
    .replace(/[\s\p{Cc}]+/gu, (run) => (NO_BREAK_SPACE.test(run) ? run : ' '))
    .replace(LONE_SURROGATES, '\uFFFD')
    .trim();
}

/** Cuts text without splitting a surrogate pair: URLs and Firestore refuse lone surrogates. */
export const cutText = (text: string, max: number): string =>
  text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '');

export const escapeMarkup = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

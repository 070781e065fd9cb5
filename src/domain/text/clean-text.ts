const CONTROLS_BUT_BREAKS = /[^\P{Cc}\n\t]/gu;
const LONE_SURROGATES = /\p{Cs}/gu;

/** Cleans multi-line text: control characters break hydration, lone surrogates break Firestore. */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(CONTROLS_BUT_BREAKS, '')
    .replace(LONE_SURROGATES, '\uFFFD');
}

/** Zero-width, direction and replacement signs, and soft hyphens; group 1 is an emoji whose joiners stay. */
const INVISIBLE =
  /(\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]*[\u200D\u{E0020}-\u{E007F}]+)|[\p{Cf}\p{Cs}\uFFFD\u115F\u1160\u3164\uFFA0]/gu;
const NO_BREAK_SPACE = /^[\u00A0\u202F]$/;

/** Removes invisible signs; turns line breaks, controls and runs of spaces into one space, but French no-break spaces. */
export function cleanLine(text: string): string {
  return text
    .replace(INVISIBLE, '$1')
    .replace(/[\s\p{Cc}]+/gu, (run) => (NO_BREAK_SPACE.test(run) ? run : ' '))
    .trim();
}

/** Where French typography wants a no-break space: around signs, in numbers and behind titles. */
const BEFORE = /^[;:!?»›%‰€$£°–—]/;
const AFTER =
  /[«‹–—\d]$|\d\sh$|(?:^|[^\p{L}])(?:n°|p\.|M\.|MM\.|M(?:me|lle)s?|Dr|Mgr|Ste?|vol\.)$/u;

/** Removes invisible signs of a text; no-break spaces become ordinary but where `before` and `after` want them. */
export function cleanSpaces(text: string, before = '', after = ''): string {
  const visible = text.replace(INVISIBLE, '$1');
  return visible.replace(/[^\S\n\r]+/g, (run, at: number) => {
    if (/^[ \t]+$/.test(run)) return run;
    const isWanted =
      AFTER.test(before.slice(-6) + visible.slice(Math.max(0, at - 6), at)) ||
      BEFORE.test(visible.charAt(at + run.length) || after);
    return isWanted ? (/[\u00A0\u202F]/.exec(run)?.[0] ?? '\u202F') : ' ';
  });
}

/** Returns a line for readers of numbers and dates: plain digits and spaces instead of variants (NFKC). */
export const plainLine = (text: string): string => cleanLine(text.normalize('NFKC'));

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

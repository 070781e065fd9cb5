import { PRESCRIBED_WORDS } from './prescribed-words.ts';

/** Placeholder for a value inserted into a sentence, or for an element inside it. */
export const GAP = '\uFFFC';

const RULES: [fault: string, pattern: RegExp][] = [
  ['no typographic apostrophe', /\p{L}'|'\p{L}/u],
  ['straight quotation marks', /"/],
  ['three dots, not an ellipsis', /\.{3}/],
  ['no U+202F before ; ! or ?', /(?<![\u202F!?])[;!?]/],
  ['no U+00A0 before a colon', /(?<!\u00A0):(?=\s|$)/],
  ['no U+202F inside « »', /«(?!\u202F)|(?<!\u202F)»/],
  [
    'a number apart from its thousands or its sign',
    /\d[ \u00A0]\d{3}(?!\d)|\d (?:€|%|h(?!\p{L}))/u,
  ],
  [
    'e-mail spelled otherwise',
    /(?<![\p{L}\d@./_-])(?:e?mail|courriel)s?(?![\p{L}\d@_=-]|\.\p{L})/iu,
  ],
];

const URLS = /\b(?:https?:\/\/|www\.)\S*|(?<![\p{L}\d])\/[\w/]+\?\S+/gu;

/** Returns a French text's violations of the site's typography; prescribed words are exempt. */
export function typographyFaults(text: string): string[] {
  const prose = PRESCRIBED_WORDS.reduce((rest, words) => rest.replaceAll(words, GAP), text);
  const words = prose.replace(URLS, GAP);
  return RULES.flatMap(([fault, pattern]) => {
    const at = words.search(pattern);
    return at < 0 ? [] : [`${fault}: ${words.slice(Math.max(0, at - 40), at + 40)}`];
  });
}

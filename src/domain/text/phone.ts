import { cleanLine, normaliseTypedLine } from './clean-text.ts';

/** A phone number: `digits` in E.164 without « + », for links; `shown` as usually written, with any words around it. */
type Phone = { digits: string; shown: string };

/** Country codes of French overseas territories, with patterns of the first digits of their national numbers. */
const OVERSEAS = Object.entries({
  262: /^(?:26(?:2|3[01]|8[89]|9)|639|69[23]|709(?:2|3[5-7]))/,
  508: /^508/,
  590: /^(?:590|5987|69[01]|7090)/,
  594: /^(?:594|5988|694|7093)/,
  596: /^(?:596|5989|69[67]|7091)/,
});
const FRENCH = /^(?:33|262|508|59[046])$/;
const COUNTRY = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|[2-9]\d\d)/;
/** Matches codes of countries whose numbers keep their 0 after the country code: Italy, Ivory Coast, Gabon… */
const KEEPS_ZERO = /^(?:39|378|22[5679]|24[12]|992)$/;
/** Matches a country code with the digits after it that are dialled only within the country, and are dropped here. */
const TRUNK = /^(?:(36)06|(7)8(?=\d{10}$)|(370)8(?=\d{8}$)|(39)0(?=3[2-9]\d{8}$))/;
/** Matches the digits of a complete number; the shortest numbers are those of Niue, +683 and four digits. */
const WHOLE_NUMBER = /^\d{7,15}$/;
/** Matches a number of at least nine digits before a slash, which announces a second one: « +41 22 345 67 89/90 ». */
const SECOND_NUMBER = /^(?:[^\d/]*\d){9,}[^\d/]*\//;

/** Reads a French number without its first 0. With country code 33, its first digits may mean an overseas territory. */
function french(country: string, typed: string, isNational: boolean): Phone | null {
  const overseas = country === '33' ? OVERSEAS.find(([, first]) => first.test(typed)) : undefined;
  const code = overseas?.[0] ?? country;
  const number = code === '508' ? typed.replace(/^(?=\d{6}$)/, '508') : typed;
  if (!/^[1-9]\d{8}$/.test(number)) return null;
  const groups = number.match(code === '33' ? /^\d|\d\d/g : /^\d{3}|\d\d/g)?.join(' ');
  // In Saint-Pierre-et-Miquelon, 0508 41 12 34 is +508 41 12 34: national numbers already begin with the country code.
  const international = `+${code} ${groups}`.replace('508 508', '508');
  const shown = isNational ? `0${groups}` : international;
  return { digits: international.replace(/\D/g, ''), shown };
}

/** Returns the digits of a phone number without the first `count`, in the groups that were typed. */
function groupsAfter(run: string, count: number): string {
  const dropped = new RegExp(`^(?:\\D*\\d){${count}}`);
  const remaining = run.replace(/[()]/g, '').replace(dropped, '');
  return remaining.match(/\d+/g)?.join(' ') ?? '';
}

/** Matches the beginning of a number that is grouped as in other countries: 079 123…, 0475 12…, 06 6982 1234. */
const NOT_FRENCH_GROUPS = /^0(?:\d\d|\d{4}|4\d\d|[1-79]\d\d(?= \d{3})|\d(?= \d{4} \d{4}$)) /;

/** Numbers whose groups of digits tell the missing country code: of Belgium, Switzerland and North America. */
const FOREIGN_GROUPS = Object.entries({
  '+32 ': /^0?(4\d\d \d\d \d\d \d\d)$/,
  '+41 ': /^0?([1-9]\d \d{3} \d\d \d\d)$/,
  '+1 ': /^([2-9]\d\d ?[2-9]\d\d ?\d{4})$/,
});

/** Reads a phone number typed as digits and separators. Without + or 00, only a French number is unambiguous. */
function readNumber(run: string): Phone | null {
  const digits = run.replace(/\D/g, '');
  const hasPlus = run.includes('+');
  const [, national] = /^0([1-9]\d{8})$/.exec(hasPlus ? '' : digits) ?? [];
  const isForeign = NOT_FRENCH_GROUPS.test(groupsAfter(run, 0));
  if (national !== undefined && !isForeign) return french('33', national, true);

  const whole = digits.replace(/^00/, '');
  const [code = ''] = COUNTRY.exec(whole) ?? [];
  const withoutCode = whole.replace(TRUNK, '$1$2$3$4').slice(code.length);
  const number = KEEPS_ZERO.test(code) ? withoutCode : withoutCode.replace(/^0/, '');
  if (FRENCH.test(code)) return french(code, number, false);

  const isInternational = hasPlus || digits.startsWith('00');
  const hasZero = number.startsWith('0') && !KEEPS_ZERO.test(code);
  // In « +6 12 34 56 78 », the + was typed for a 0, because no country code but 1 and 7 has a single digit: refuses it.
  if (!isInternational || code === '' || hasZero || /\+\s*[^17]\D/.test(run)) return null;
  if (!WHOLE_NUMBER.test(code + number) || SECOND_NUMBER.test(run)) return null;
  const groups = groupsAfter(run, digits.length - number.length);
  return { digits: code + number, shown: `+${code} ${groups}` };
}

/** Pattern of a phone number's group of digits, also in brackets; no digits of a word or of a time such as « 9h ». */
const UNIT = String.raw`(?:\d+(?![\d\p{L}:]|(?:\p{Pd}\d+)?\s?h\b)|\(\+?\d+\))`;
const RUN = new RegExp(String.raw`(?:\+\s*)?${UNIT}(?:(?:,|[\s./_·•\p{Pd}]*)${UNIT})*`, 'gu');
/** Matches a French phone number within a longer run of digits. */
const PART = /(?:(?:\+|00)33 ?|0)[1-9](?:[ .]?\d\d){4}(?!\d)/g;
const NOISE = /^(?:t[ée]l(?:[ée]phone)?|phone|whatsapp)\b[\s.:]*/iu;
/** Matches words, such as names of countries, after which a number without country code may be foreign. */
const ABROAD =
  /indicatif|maroc|alg[ée]rie|tunisie|s[ée]n[ée]gal|madagascar|belgi|suisse|luxemb|italie|espagn|canad/i;
/** Matches the text after a phone number that is incomplete, or not the only one: « 06 12 34 56 7a », « … ou 79 ». */
const OTHER_END = /^[\p{L}\d@]|\b(?:ou|et)\s*\d(?!\d?\s*h\b|\d?h\d\d)/iu;

/** Returns the text that is visible on a line, without punctuation and quotation marks around it. */
const visibleLine = (text: string): string =>
  normaliseTypedLine(text.replace(/\p{DI}/gu, '')).replace(/^["«\s]+|[".,;»\s]+$/g, '');

/** Returns the parts of a line that are long enough for a phone number. */
const runsIn = (line: string) =>
  [...line.matchAll(RUN)].filter(([run]) => /(?:\d\D*){6}/.test(run));

/** Returns the phone number in a typed text, with the words around it; null if there is none or it is not certain. */
export function parsePhone(text: string): Phone | null {
  const line = visibleLine(text);
  const [found, ...furtherRuns] = runsIn(line);
  if (!found || furtherRuns.length > 0) return null;
  const [run] = found;
  const before = line.slice(0, found.index);
  const after = line.slice(found.index + run.length);
  const isClear = /\+|^00/.test(run) || !ABROAD.test(line);
  if (!isClear || /\d/.test(before) || OTHER_END.test(after)) return null;
  const phone = readNumber(run);
  return phone && { ...phone, shown: before.replace(NOISE, '') + phone.shown + after };
}

/** Returns the run, the numbers in it, and the run as numbers of other countries or without its separators. */
const readingsOf = (run: string): string[] => [
  run,
  ...run.split('/'),
  ...(run.match(PART) ?? []),
  // The groups alone may make a French number look foreign.
  run.replace(/\D/g, ''),
  ...FOREIGN_GROUPS.map(([code, groups]) => groupsAfter(run, 0).replace(groups, `${code}$1`)),
];

/** Returns the ways to complete a run that is the only one in its text: with a 0, and with a + if it is long enough. */
const completionsOf = (run: string): string[] => [
  run.replace(/^\+?(?=[1-9])/, '0'),
  // A number of fewer than 11 digits seldom begins with a country code.
  ...(/^[1-9](?:\D*\d){10}/.test(run) ? [`+${run}`] : []),
];

/** Returns all phone numbers that may be meant by a text in which none is certain. */
function possiblePhones(text: string): Phone[] {
  const runs = runsIn(visibleLine(text)).map(([run]) => run);
  const readings = runs.flatMap(readingsOf);
  const completions = runs.length === 1 ? runs.flatMap(completionsOf) : [];
  return [...readings, ...completions].flatMap((candidate) => readNumber(candidate) ?? []);
}

/** Returns a typed phone number in its usual notation; an unreadable one stays as typed. */
export const normaliseTypedPhone = (typed: string): string =>
  parsePhone(typed)?.shown ?? cleanLine(typed);

/** Returns a French question about which of several phone numbers is meant; null for other texts. */
export function ambiguousPhoneQuestion(text: string): string | null {
  if (parsePhone(text)) return null;
  const shown = new Set(possiblePhones(text).map((phone) => phone.shown));
  return shown.size > 0 ? `Quel est le bon numéro\u00a0: ${[...shown].join(' ou ')}\u202f?` : null;
}

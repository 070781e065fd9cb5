import { cleanLine, normaliseUnicodeLine } from './clean-text.ts';

/** A phone number: `digits` in E.164 without « + », for links; `shown` in its usual notation, with the visitor's remarks. */
type Phone = { digits: string; shown: string };

/** Country codes of French overseas departments, by the first digits of their national numbers. */
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
/** Matches digits dialled only within the country, and often written after its code: Hungary, Russia, Lithuania, Italy. */
const TRUNK = /^(?:(36)06|(7)8(?=\d{10}$)|(370)8(?=\d{8}$)|(39)0(?=3[2-9]\d{8}$))/;
/** Matches the digits of a complete number; the shortest numbers are those of Niue, +683 and four digits. */
const WHOLE_NUMBER = /^\d{7,15}$/;

const NINE_DIGITS = /^[1-9]\d{8}$/;
/** Saint-Pierre-et-Miquelon, where older phone numbers have six digits. */
const MIQUELON = { code: '508', number: /^[2-9]\d{5}$/, trunk: '0508 ' };

/** Reads a French national number. With country code 33, its first digits may mean an overseas department. */
function french(country: string, typed: string, isNational: boolean): Phone | null {
  const overseas = country === '33' ? OVERSEAS.find(([, first]) => first.test(typed)) : undefined;
  const code = overseas?.[0] ?? country;
  const isMiquelon = code === MIQUELON.code;
  const number = isMiquelon ? typed.replace(/^508(?=\d{6}$)/, '') : typed;
  const isValid = NINE_DIGITS.test(number) || (isMiquelon && MIQUELON.number.test(number));
  if (!isValid) return null;
  const grouping = code === '33' ? /^\d|\d\d/g : /^\d{3}(?=\d{6}$)|\d\d/g;
  const groups = number.match(grouping)?.join(' ') ?? '';
  const trunk = isMiquelon ? MIQUELON.trunk : '0';
  return { digits: code + number, shown: `${isNational ? trunk : `+${code} `}${groups}` };
}

/** Returns the digits of a phone number, grouped as typed, without the first `count` digits. */
function groupsAfter(run: string, count: number): string {
  const dropped = new RegExp(`^(?:\\D*\\d){${count}}`);
  const rest = run.replace(/[()]/g, '').replace(dropped, '');
  return rest.match(/\d+/g)?.join(' ') ?? '';
}

/** Matches groups of digits in which nobody writes French numbers, but Belgians, Irish, Romans and Malagasy write theirs. */
const NOT_FRENCH_GROUPS =
  /^0(?:[1-79]\d\d \d{3} \d{3}|\d\d \d{3} \d{4}|\d\d \d\d \d{3} \d\d|\d \d{4} \d{4})$/;

/** Groups of digits by which foreign numbers are known: Belgium, Switzerland, America. */
const FOREIGN_GROUPS = Object.entries({
  '+32 ': /^0?4\d\d\D+\d\d\D+\d\d\D+\d\d$/,
  '+41 ': /^0?[1-9]\d\D+\d{3}\D+\d\d\D+\d\d$/,
  '+1 ': /^\(?[2-9]\d\d\)?\D*[2-9]\d\d\D*\d{4}$/,
});

/** Returns the numbers of other countries that a run of digits may stand for, by the grouping of its digits. */
const foreignNumber = (run: string): string[] =>
  FOREIGN_GROUPS.filter(([, groups]) => groups.test(run)).map(
    ([code]) => code + run.replace(/^0/, ''),
  );

/** Reads a phone number of digits and separators. Without + or 00, only a French number is unambiguous. */
function readNumber(run: string): Phone | null {
  const digits = run.replace(/\D/g, '');
  const hasPlus = run.includes('+');
  const [, national] = /^0([1-9]\d{8})$/.exec(hasPlus ? '' : digits) ?? [];
  const isForeign = NOT_FRENCH_GROUPS.test(groupsAfter(run, 0)) || foreignNumber(run).length > 0;
  if (national !== undefined && !isForeign) return french('33', national, true);

  const whole = digits.replace(/^00/, '');
  const [code = ''] = COUNTRY.exec(whole) ?? [];
  const rest = whole.replace(TRUNK, '$1$2$3$4').slice(code.length);
  const number = KEEPS_ZERO.test(code) ? rest : rest.replace(/^0/, '');
  if (FRENCH.test(code)) return french(code, number, false);

  const isInternational = hasPlus || digits.startsWith('00');
  const hasZero = number.startsWith('0') && !KEEPS_ZERO.test(code);
  // In « +6 12 34 56 78 », the + stands for a 0: only the country codes 1 and 7 have a single digit.
  if (!isInternational || code === '' || hasZero || /\+\s*[^17]\D/.test(run)) return null;
  if (!WHOLE_NUMBER.test(code + number)) return null;
  const groups = groupsAfter(run, digits.length - number.length);
  return { digits: code + number, shown: `+${code} ${groups}` };
}

/** Pattern of digits, also in brackets, that are not part of a word or an hour. */
const UNIT = String.raw`(?:\d+(?![\d\p{L}]|\sh\b)|\(\+?\d+\))`;
const RUN = new RegExp(String.raw`(?:\+\s*)?${UNIT}(?:(?:,|[\s./_·•\p{Pd}]*)${UNIT})*`, 'gu');
/** Matches a French phone number within a longer run of digits. */
const PART = /(?:(?:\+|00)33 ?|0)[1-9](?:[ .]?\d\d){4}/g;
const LABEL = /^[\p{L}\s.:'’()\p{Pd}]*$/u;
const NOISE = /^(?:t[ée]l(?:[ée]phone)?|phone|whatsapp)\b[\s.:]*/iu;
/** Matches words that tell that a number without country code may be foreign. */
const ABROAD =
  /indicatif|maroc|alg[ée]rie|tunisie|s[ée]n[ée]gal|madagascar|belgi|suisse|luxemb|italie|espagn|canad/i;
const REMARK =
  /^(?!.*\b(?:ou|et)\s*\d(?!\d?\s*h\b|\d?h\d\d))(?:$|[\s,;(])[\p{L}\p{N}\s.,;:'’()\p{Pd}/#+]*$/iu;

/** Finds the phone number in a text, with the remarks around it; if none is certain, all numbers that may be meant. */
function phonesIn(text: string): { phone: Phone | null; possible: Phone[] } {
  const line = normaliseUnicodeLine(text).replace(/^["«\s]+|[".,;»\s]+$/g, '');
  const runs = [...line.matchAll(RUN)].filter(([run]) => /(?:\d\D*){6}/.test(run));
  const [{ 0: run = '', index = 0 } = {}, ...others] = runs;
  const before = line.slice(0, index);
  const after = line.slice(index + run.length);
  const isAlone = others.length === 0;
  const isClear = isAlone && (/\+|^00/.test(run) || !ABROAD.test(line));
  const phone = isClear && LABEL.test(before) && REMARK.test(after) ? readNumber(run) : null;
  if (phone) {
    const shown = before.replace(NOISE, '') + phone.shown + after;
    return { phone: { ...phone, shown }, possible: [] };
  }
  const candidates = runs.flatMap(([one]) => [
    one,
    ...(one.match(PART) ?? []),
    // Without its separators, a number can no longer be taken for a foreign one.
    one.replace(/\D/g, ''),
    ...foreignNumber(one),
  ]);
  if (isAlone) candidates.push(run.replace(/^\+?(?=[1-9])/, '0'));
  if (isAlone && /^[1-9](?!\d{9}$)/.test(run)) candidates.push(`+${run}`);
  return { phone: null, possible: candidates.flatMap((one) => readNumber(one) ?? []) };
}

/** Returns the phone number in a typed text; null if there is none, or several are possible. */
export const parsePhone = (text: string): Phone | null => phonesIn(text).phone;

/** Returns a typed phone number in its usual notation; an unreadable one stays as typed. */
export const cleanPhone = (typed: string): string => parsePhone(typed)?.shown ?? cleanLine(typed);

/** Returns a French question about which of several phone numbers is meant; null for other texts. */
export function ambiguousPhoneQuestion(text: string): string | null {
  const shown = new Set(phonesIn(text).possible.map((phone) => phone.shown));
  return shown.size > 0 ? `Quel est le bon numéro\u00a0: ${[...shown].join(' ou ')}\u202f?` : null;
}

import { plainLine } from './clean-text.ts';

/** A phone number in E.164 without +, for links, and as its owner writes it, with the owner's remarks. */
type Phone = { digits: string; shown: string };

/** Country codes of the overseas departments, by the first digits of their national numbers. */
const OVERSEAS = Object.entries({
  262: /^(?:26(?:2|3[01]|8[89]|9)|639|69[23]|709(?:2|3[5-7]))/,
  508: /^508/,
  590: /^(?:590|5987|69[01]|7090)/,
  594: /^(?:594|5988|694|7093)/,
  596: /^(?:596|5989|69[67]|7091)/,
});
const FRENCH = /^(?:33|262|508|59[046])$/;
const COUNTRY = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|[2-9]\d\d)/;
/** Countries whose numbers begin with 0 after the country code too: Italy, Ivory Coast, Gabon… */
const KEEPS_ZERO = /^(?:39|378|22[5679]|24[12]|992)$/;

function french(country: string, typed: string, isNational: boolean): Phone | null {
  const code =
    (country === '33' && OVERSEAS.find(([, first]) => first.test(typed))?.[0]) || country;
  const number = code === '508' ? typed.replace(/^508(?=\d{6}$)/, '') : typed;
  if (!/^[1-9]\d{8}$/.test(number) && !(code === '508' && /^[2-9]\d{5}$/.test(number))) return null;
  const parts = code === '33' ? /^\d|\d\d/g : /^\d{3}(?=\d{6}$)|\d\d/g;
  const groups = number.match(parts)?.join(' ') ?? '';
  const trunk = code === '508' ? '0508 ' : '0';
  return { digits: code + number, shown: `${isNational ? trunk : `+${code} `}${groups}` };
}

/** Reads digits and separators. Without + or 00, only French numbers are clear. */
function readNumber(run: string): Phone | null {
  const digits = run.replace(/\D/g, '');
  const [, national] = /^0([1-9]\d{8})$/.exec(run.includes('+') ? '' : digits) ?? [];
  if (national !== undefined) return french('33', national, true);
  const isInternational = run.includes('+') || digits.startsWith('00');
  const whole = digits.replace(/^00/, '');
  const [code = ''] = COUNTRY.exec(whole) ?? [];
  const number = whole.slice(code.length).replace(KEEPS_ZERO.test(code) ? '' : /^0/, '');
  if (FRENCH.test(code)) return french(code, number, false);
  if (!isInternational || code === '' || !/^\d{2,15}$/.test(code + number)) return null;
  const dropped = new RegExp(`^(?:\\D*\\d){${digits.length - number.length}}`);
  const groups = run.replace(/[()]/g, '').replace(dropped, '').match(/\d+/g)?.join(' ');
  return { digits: code + number, shown: `+${code} ${groups}` };
}

/** Digits, unless part of a word or of an hour, or digits in brackets. */
const UNIT = String.raw`(?:\d+(?![\d\p{L}]|\sh\b)|\(\+?\d+\))`;
const RUN = new RegExp(String.raw`(?:\+\s*)?${UNIT}(?:(?:,|[\s./_·•\p{Pd}]*)${UNIT})*`, 'gu');
/** A French number inside a run of digits that holds more. */
const PART = /(?:(?:\+|00)33 ?|0)[1-9](?:[ .]?\d\d){4}/g;
const LABEL = /^[\p{L}\s.:'’()\p{Pd}]*$/u;
const NOISE = /^(?:t[ée]l(?:[ée]phone)?|phone|whatsapp)\b[\s.:]*/iu;
const REMARK = /^(?!.*\b(?:ou|et)\s*\d)(?:$|[\s,;(])[\p{L}\p{N}\s.,;:'’()\p{Pd}/#+]*$/iu;

/** Returns the one phone number of a typed text, whose remarks stay, or the numbers that it may be. */
function phonesIn(text: string): { phone: Phone | null; possible: Phone[] } {
  const line = plainLine(text);
  const runs = [...line.matchAll(RUN)].filter(([run]) => /(?:\d\D*){6}/.test(run));
  const [{ 0: run = '', index = 0 } = {}, ...others] = runs;
  const [before, after] = [line.slice(0, index), line.slice(index + run.length)];
  const isAlone = others.length === 0;
  const number = isAlone && LABEL.test(before) && REMARK.test(after) ? readNumber(run) : null;
  const shown = before.replace(NOISE, '') + number?.shown + after;
  if (number) return { phone: { ...number, shown }, possible: [] };
  const candidates = runs.flatMap(([one]) => [one, ...(one.match(PART) ?? [])]);
  if (isAlone && /^[1-9]/.test(run)) candidates.push(`0${run}`, `+${run}`);
  return { phone: null, possible: candidates.flatMap((one) => readNumber(one) ?? []) };
}

/** Returns the one phone number of a typed text; null if there is none, or a choice. */
export const readPhone = (text: string): Phone | null => phonesIn(text).phone;

/** Returns the question which of several numbers is meant; null for other texts. */
export function phoneQuestion(text: string): string | null {
  const shown = new Set(phonesIn(text).possible.map((phone) => phone.shown));
  return shown.size > 0 ? `Quel est le bon numéro\u00a0: ${[...shown].join(' ou ')}\u202f?` : null;
}

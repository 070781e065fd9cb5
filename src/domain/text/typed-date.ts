import { isIsoDay } from './dates.ts';

const FRENCH_DAY = /^(\d{1,2})[\s/.,-]+(\d{1,2})[\s/.,-]+(\d{4}|\d{2})$/;
const CLOCK = /^(\d{1,2})\s*(?:[:h.]\s*(\d{2})?)?$/i;

const twoDigits = (text: string) => text.padStart(2, '0');

/** Returns yyyy-MM-dd for « 12/06/2027 », « 1.6.27 » or an ISO day; null if unreadable or no such day. */
export function parseDay(typed: string): string | null {
  const text = typed.trim();
  const [found, day = '', month = '', year = ''] = FRENCH_DAY.exec(text) ?? [];
  const iso = found ? `${year.padStart(4, '20')}-${twoDigits(month)}-${twoDigits(day)}` : text;
  return isIsoDay(iso) ? iso : null;
}

/** Returns « 12/06/2027 » for yyyy-MM-dd; other texts unchanged. */
export const typedDay = (day: string): string =>
  isIsoDay(day) ? day.split('-').reverse().join('/') : day;

/** Returns HH:mm for « 9:30 », « 9 h 30 » or « 9h »; null if unreadable. */
export function parseClock(typed: string): string | null {
  const [, hour, minute = ''] = CLOCK.exec(typed.trim()) ?? [];
  if (hour === undefined || Number(hour) > 23 || Number(minute) > 59) return null;
  return `${twoDigits(hour)}:${twoDigits(minute)}`;
}

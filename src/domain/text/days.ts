import { TIME_ZONE } from '#domain/site/brand.ts';

// Days written yyyy-MM-dd.

const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

let parisDay: Intl.DateTimeFormat | undefined;

/**
 * The day in Paris.
 * @throws RangeError for an invalid date: a programming error.
 */
export function todayIso(now: Date): string {
  // Swedish dates are written so.
  parisDay ??= new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE });
  return parisDay.format(now);
}

/** True for an existing day. */
export function isIsoDay(text: string): boolean {
  const [, year, month, day] = ISO_DAY.exec(text) ?? [];
  if (year === undefined) return false;
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  return date.toISOString().startsWith(text);
}

/** True when `day` is before `today`. */
export function isPastDate(day: string, today: string): boolean {
  return day < today;
}

export const TIME_ZONE = 'Europe/Paris';

export const HOUR_MS = 60 * 60_000;
export const DAY_MS = 24 * 60 * 60_000;

/** Returns the day in Paris as yyyy-MM-dd, which is the Swedish format of dates. */
export const todayIso = (now = new Date()): string =>
  now.toLocaleDateString('sv-SE', { timeZone: TIME_ZONE });

export function yearsBefore(now: Date, years: number): Date {
  const date = new Date(now);
  date.setUTCFullYear(date.getUTCFullYear() - years);
  return date;
}

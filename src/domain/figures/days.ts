const DAY_MS = 24 * 60 * 60_000;

/** Returns a day (yyyy-MM-dd) shifted by a number of days, which may be negative. */
export function shiftDay(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the `count` days up to and including `last`, oldest first; all yyyy-MM-dd. */
export function daysUntil(last: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => shiftDay(last, index + 1 - count));
}

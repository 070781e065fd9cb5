const DAY_MS = 24 * 60 * 60_000;

/** The day so many days later, or earlier; both yyyy-MM-dd. */
export function shiftDay(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** So many days up to a day, oldest first; all yyyy-MM-dd. */
export function daysUntil(last: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => shiftDay(last, index + 1 - count));
}

import { DAY_MS } from './today.ts';

export const shiftDay = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** Returns the `count` days up to and including `last`, oldest first; all yyyy-MM-dd. */
export const listDaysUntil = (last: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => shiftDay(last, index + 1 - count));

import { parisParts } from './dates.ts';

const DAY_MS = 24 * 60 * 60_000;
const LOCAL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** An ISO date as the clock of Paris shows it, as `datetime-local` inputs take it: yyyy-MM-ddTHH:mm; empty when unreadable. */
export function parisClock(instant: string | null): string {
  const parts = parisParts(new Date(instant ?? Number.NaN));
  return parts ? `${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}` : '';
}

/** The time of an ISO date in Paris: « 9 h 05 »; empty when unreadable. */
export function formatTime(instant: string): string {
  const [hour, minute] = parisClock(instant).slice('yyyy-MM-ddT'.length).split(':');
  return minute === undefined ? '' : `${Number(hour)}\u00a0h\u00a0${minute}`;
}

const asUtc = (local: string) => Date.parse(`${local}:00Z`);
const isoOf = (time: number) => new Date(time).toISOString();
const offsetAt = (time: number) => asUtc(parisClock(isoOf(time))) - time;

/**
 * The instant at which the clock of Paris shows a time (yyyy-MM-ddTHH:mm), as an ISO date; null when
 * it is unreadable. Of an hour that is shown twice, in October, it is the first; one that is left
 * out, in March, is an hour later: 2:30 is 3:30.
 */
export function parisInstant(local: string): string | null {
  const time = LOCAL.test(local) ? asUtc(local) : Number.NaN;
  // Days that no month has are not refused by every engine: 30 February is 2 March.
  if (Number.isNaN(time) || !isoOf(time).startsWith(local)) return null;
  const before = isoOf(time - offsetAt(time - DAY_MS));
  const after = isoOf(time - offsetAt(time + DAY_MS));
  return parisClock(before) !== local && parisClock(after) === local ? after : before;
}

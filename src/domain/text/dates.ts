import { TIME_ZONE } from '#domain/site/brand.ts';
import { DAY_MS } from './today.ts';

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;
const LOCAL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** Creates a formatter for Paris time, which returns '' for an unreadable instant. */
function inParis(locale: string, options: Intl.DateTimeFormatOptions) {
  let format: Intl.DateTimeFormat | undefined;
  return (instant: string | Date | null): string => {
    const date = new Date(instant ?? Number.NaN);
    if (Number.isNaN(date.getTime())) return '';
    // Set up on first use, because creating a formatter is slow.
    format ??= new Intl.DateTimeFormat(locale, { ...options, timeZone: TIME_ZONE });
    return format.format(date);
  };
}

const longDate = inParis('fr-FR', { dateStyle: 'long' });

/** Returns « 3 mars 2026 » or « 1er mars 2026 ». */
export const formatDate = (instant: string | Date | null): string =>
  longDate(instant).replace(/^1 /, '1er ');

/** Returns « 03/03/2026 09:05 ». */
export const formatDateTime = inParis('fr-FR', { dateStyle: 'short', timeStyle: 'short' });

const swedish = inParis('sv-SE', { dateStyle: 'short', timeStyle: 'short' });

/** Returns Paris time as yyyy-MM-ddTHH:mm; empty if unreadable. */
export const parisClock = (instant: string | null): string => swedish(instant).replace(' ', 'T');

export function formatTime(instant: string | null): string {
  const [hour, minute] = swedish(instant).slice('yyyy-MM-dd '.length).split(':');
  return minute === undefined ? '' : `${Number(hour)}\u00a0h\u00a0${minute}`;
}

/** Returns « 3 mars 2026 à 9 h 05 »; empty if unreadable. */
export const formatMoment = (instant: string | null): string =>
  [formatDate(instant), formatTime(instant)].filter(Boolean).join(' à ');

const asUtc = (local: string) => Date.parse(`${local}:00Z`);
const isoOf = (time: number) => (Number.isNaN(time) ? '' : new Date(time).toISOString());
const offsetAt = (time: number) => asUtc(parisClock(isoOf(time))) - time;

/** Checks for an existing day, yyyy-MM-dd. Some engines parse 30 February as 2 March. */
export const isIsoDay = (text: string): boolean =>
  ISO_DAY.test(text) && isoOf(Date.parse(text)).startsWith(text);

/** Converts Paris time, yyyy-MM-ddTHH:mm, to an instant; null if unreadable. */
export function parisInstant(local: string): string | null {
  const time = asUtc(local);
  if (!LOCAL.test(local) || !isoOf(time).startsWith(local)) return null;
  // Of an hour that occurs twice in October, the first counts. An hour skipped in March becomes the next.
  const before = isoOf(time - offsetAt(time - DAY_MS));
  const after = isoOf(time - offsetAt(time + DAY_MS));
  return parisClock(before) !== local && parisClock(after) === local ? after : before;
}

import { DAY_MS, TIME_ZONE } from './today.ts';

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;
const LOCAL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** Creates a function that formats an instant in Paris time; '' for an unreadable instant. */
function inParis(locale: string, options: Intl.DateTimeFormatOptions) {
  let format: Intl.DateTimeFormat | undefined;
  return (instant: string | Date | null): string => {
    const date = new Date(instant ?? Number.NaN);
    if (Number.isNaN(date.getTime())) return '';
    // The formatter is created on first use, because creating it is slow.
    format ??= new Intl.DateTimeFormat(locale, { ...options, timeZone: TIME_ZONE });
    return format.format(date);
  };
}

const longDate = inParis('fr-FR', { dateStyle: 'long' });

/** Formats an instant as a day in French, in Paris time: « 3 mars 2026 » or « 1er mars 2026 ». */
export const formatLongDate = (instant: string | Date | null): string =>
  longDate(instant).replace(/^1 /, '1er ');

/** Formats an instant as « 03/03/2026 09:05 », in Paris time. */
export const formatShortDateTime = inParis('fr-FR', { dateStyle: 'short', timeStyle: 'short' });

const swedish = inParis('sv-SE', { dateStyle: 'short', timeStyle: 'short' });

/** Returns an instant as Paris time, yyyy-MM-ddTHH:mm; empty if unreadable. */
export const formatParisLocalDateTime = (instant: string | null): string =>
  swedish(instant).replace(' ', 'T');

export function formatTime(instant: string | null): string {
  const [hour, minute] = swedish(instant).slice('yyyy-MM-dd '.length).split(':');
  return minute === undefined ? '' : `${Number(hour)}\u00a0h\u00a0${minute}`;
}

/** Formats an instant as « 3 mars 2026 à 9 h 05 », in Paris time; empty if unreadable. */
export const formatLongDateTime = (instant: string | null): string =>
  [formatLongDate(instant), formatTime(instant)].filter(Boolean).join(' à ');

const asUtc = (local: string) => Date.parse(`${local}:00Z`);
const isoOrEmpty = (time: number) => (Number.isNaN(time) ? '' : new Date(time).toISOString());
const offsetAt = (time: number) => asUtc(formatParisLocalDateTime(isoOrEmpty(time))) - time;

/** Returns true for an existing day, yyyy-MM-dd. Some engines parse 30 February as 2 March. */
export const isIsoDay = (text: string): boolean =>
  ISO_DAY.test(text) && isoOrEmpty(Date.parse(text)).startsWith(text);

/** Converts Paris time, yyyy-MM-ddTHH:mm, to an instant; null if unreadable. */
export function parseParisLocalDateTime(local: string): string | null {
  const time = asUtc(local);
  if (!LOCAL.test(local) || !isoOrEmpty(time).startsWith(local)) return null;
  // A time that the end of summer time repeats means its first occurrence; one that its start skips, an hour later.
  const before = isoOrEmpty(time - offsetAt(time - DAY_MS));
  const after = isoOrEmpty(time - offsetAt(time + DAY_MS));
  return formatParisLocalDateTime(before) !== local && formatParisLocalDateTime(after) === local
    ? after
    : before;
}

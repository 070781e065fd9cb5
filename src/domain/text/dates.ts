import { TIME_ZONE } from '#domain/site/brand.ts';

const DAY_MS = 24 * 60 * 60_000;
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;
const LOCAL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** A format of Intl, in Paris; empty when unreadable. Made at its first use: first views need none. */
function inParis(locale: string, options: Intl.DateTimeFormatOptions) {
  let format: Intl.DateTimeFormat | undefined;
  return (instant: string | Date | null): string => {
    const date = new Date(instant ?? Number.NaN);
    if (Number.isNaN(date.getTime())) return '';
    format ??= new Intl.DateTimeFormat(locale, { ...options, timeZone: TIME_ZONE });
    return format.format(date);
  };
}

/** An instant as a French date in Paris: « 3 mars 2026 »; empty when unreadable. */
export const formatDate = inParis('fr-FR', { dateStyle: 'long' });

/** An instant in Paris as dd/MM/yyyy HH:mm; empty when unreadable. */
export const formatDateTime = inParis('fr-FR', { dateStyle: 'short', timeStyle: 'short' });

// Swedish dates are written yyyy-MM-dd HH:mm.
const swedish = inParis('sv-SE', { dateStyle: 'short', timeStyle: 'short' });

/** The clock of Paris as `datetime-local` inputs take it: yyyy-MM-ddTHH:mm; empty when unreadable. */
export const parisClock = (instant: string | null): string => swedish(instant).replace(' ', 'T');

/** The day in Paris: yyyy-MM-dd. */
export const todayIso = (now: Date): string => swedish(now).slice(0, 'yyyy-MM-dd'.length);

/** The time of an ISO date in Paris: « 9 h 05 »; empty when unreadable. */
export function formatTime(instant: string | null): string {
  const [hour, minute] = swedish(instant).slice('yyyy-MM-dd '.length).split(':');
  return minute === undefined ? '' : `${Number(hour)}\u00a0h\u00a0${minute}`;
}

/** An ISO date in Paris as « 3 mars 2026 à 9 h 05 », to stand among written dates; empty when unreadable. */
export const formatMoment = (instant: string | null): string =>
  [formatDate(instant), formatTime(instant)].filter(Boolean).join(' à ');

const asUtc = (local: string) => Date.parse(`${local}:00Z`);
const isoOf = (time: number) => (Number.isNaN(time) ? '' : new Date(time).toISOString());
const offsetAt = (time: number) => asUtc(parisClock(isoOf(time))) - time;

/** True for an existing day (yyyy-MM-dd). Not every engine refuses 30 February: it may be 2 March. */
export const isIsoDay = (text: string): boolean =>
  ISO_DAY.test(text) && isoOf(Date.parse(text)).startsWith(text);

/**
 * The instant at which the clock of Paris shows a time (yyyy-MM-ddTHH:mm), as an ISO date; null when
 * it is unreadable. Of an hour that is shown twice, in October, it is the first; one that is left
 * out, in March, is an hour later: 2:30 is 3:30.
 */
export function parisInstant(local: string): string | null {
  const time = asUtc(local);
  if (!LOCAL.test(local) || !isoOf(time).startsWith(local)) return null;
  const before = isoOf(time - offsetAt(time - DAY_MS));
  const after = isoOf(time - offsetAt(time + DAY_MS));
  return parisClock(before) !== local && parisClock(after) === local ? after : before;
}

/** The instant at which a day (yyyy-MM-dd) begins in Paris. */
export const startOfDay = (day: string): Date =>
  new Date(parisInstant(`${day}T00:00`) ?? Number.NaN);

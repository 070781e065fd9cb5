import { TIME_ZONE } from '#domain/site/brand.ts';

const MONTHS = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
];

let parisClock: Intl.DateTimeFormat | undefined;

/** Year, month, day, hour and minute in Paris, in digits; null for an invalid date. */
export function parisParts(instant: Date): Record<string, string> | null {
  if (Number.isNaN(instant.getTime())) return null;
  parisClock ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: TIME_ZONE,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  return Object.fromEntries(
    parisClock.formatToParts(instant).map(({ type, value }) => [type, value]),
  );
}

/**
 * An ISO date as a French date in Paris: « 3 mars 2026 »; empty when unreadable. The names of the
 * months are spelled out here so that server and browser always agree.
 */
export function formatDate(instant: string | null): string {
  const parts = parisParts(new Date(instant ?? Number.NaN));
  return parts ? `${Number(parts.day)} ${MONTHS[Number(parts.month) - 1]} ${parts.year}` : '';
}

/** The day of an instant in Paris beside another day: « 3 mars », in another year « 3 mars 2025 ». */
export function formatDay(instant: Date, now: Date): string {
  const [day, month, year] = formatDate(instant.toISOString()).split(' ');
  const isOfThisYear = formatDate(now.toISOString()).endsWith(`${year}`);
  return `${day === '1' ? '1er' : day}\u00a0${month}${isOfThisYear ? '' : ` ${year}`}`;
}

/** An ISO date in Paris as « 3 mars 2026 à 9 h 05 », to stand among written dates; empty when unreadable. */
export function formatMoment(instant: string | null): string {
  const parts = parisParts(new Date(instant ?? Number.NaN));
  return parts ? `${formatDate(instant)} à ${Number(parts.hour)}\u00a0h\u00a0${parts.minute}` : '';
}

/** An ISO date in Paris as dd/MM/yyyy HH:mm; empty when unreadable. */
export function formatDateTime(instant: string | null): string {
  const parts = parisParts(new Date(instant ?? Number.NaN));
  return parts ? `${parts.day}/${parts.month}/${parts.year} ${parts.hour}:${parts.minute}` : '';
}

/** The instant at which a day (yyyy-MM-dd) begins in Paris. */
export function startOfDay(day: string): Date {
  const utc = new Date(`${day}T00:00:00Z`);
  // Clocks change at one o'clock UTC: neither midnight is on the other side of it.
  return new Date(utc.getTime() - Number(parisParts(utc)?.hour) * 3_600_000);
}

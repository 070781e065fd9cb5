export const SUBSCRIBER_RETENTION_YEARS = 3;
/** Counted from handling a request; from its arrival if it never was. */
export const REQUEST_RETENTION_YEARS = 3;
export const TRASH_RETENTION_DAYS = 30;
export const UNCONFIRMED_RETENTION_DAYS = 30;
/** The host's default for technical logs. */
export const HOST_LOG_RETENTION_DAYS = 30;
export const OUTBOX_RETENTION_DAYS = 7;
export const CACHED_CONTENT_RETENTION_DAYS = 30;
export const FIGURES_RETENTION_MONTHS = 25;

export function yearsBefore(now: Date, years: number): Date {
  const date = new Date(now);
  date.setUTCFullYear(date.getUTCFullYear() - years);
  return date;
}

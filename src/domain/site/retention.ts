export const SUBSCRIBER_RETENTION_YEARS = 3;
/** Counted from the handling of a request, or from the arrival of a request never handled. */
export const REQUEST_RETENTION_YEARS = 3;
export const TRASH_RETENTION_DAYS = 30;
export const UNCONFIRMED_RETENTION_DAYS = 30;
/** The hosting provider's default for technical logs. */
export const HOST_LOG_RETENTION_DAYS = 30;
export const OUTBOX_RETENTION_DAYS = 7;
export const CACHED_CONTENT_RETENTION_DAYS = 30;
export const FIGURES_RETENTION_MONTHS = 25;

export function yearsBefore(now: Date, years: number): Date {
  const date = new Date(now);
  date.setUTCFullYear(date.getUTCFullYear() - years);
  return date;
}

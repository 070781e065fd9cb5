/** How long personal data are kept. */
export const SUBSCRIBER_RETENTION_YEARS = 3;
/** Contact and holiday requests, after they were handled; those that never were, after they came. */
export const REQUEST_RETENTION_YEARS = 3;
/** Hotels, articles and destinations that were deleted. */
export const TRASH_RETENTION_DAYS = 30;
/** Sign-ups that are never confirmed. */
export const UNCONFIRMED_RETENTION_DAYS = 30;
/** The host's own default for its technical logs. */
export const HOST_LOG_RETENTION_DAYS = 30;
/** Requests waiting in the browser for a network. */
export const OUTBOX_RETENTION_DAYS = 7;
/** Content kept in the browser for offline reading. */
export const CACHED_CONTENT_RETENTION_DAYS = 30;
/** How often records were read, by day: nobody's data, and no longer of use. */
export const FIGURES_RETENTION_MONTHS = 25;

/** The instant a number of years earlier. */
export function yearsBefore(now: Date, years: number): Date {
  const date = new Date(now);
  date.setUTCFullYear(date.getUTCFullYear() - years);
  return date;
}

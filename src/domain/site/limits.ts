// Limits that several files use: numbers of characters, unless the name says otherwise.

export const NAME_MAX = 120;
export const LOCATION_MAX = 160;
export const EXCERPT_MAX = 600;
export const TEXT_MAX = 5_000;
export const EMAIL_MAX = 254;
export const URL_MAX = 2_048;
export const ALT_MAX = 300;
export const CAPTION_MAX = 300;
export const PHONE_MAX = 40;
export const PASSWORD_MAX = 4_096;

export const GALLERY_MAX_ITEMS = 24;
/** Maximum number of hotels attached to a holiday request. */
export const ATTACHED_HOTELS_MAX = 20;
export const FAVOURITE_NOTE_MAX = 500;
/** Maximum length of an administrator's note on a request; repeated in firestore.rules. */
export const REQUEST_NOTE_MAX = 2_000;
/**
 * Maximum number of documents in one answer to a visitor's query; repeated in firestore.rules. A longer list is read in
 * other ways, for each of which this is the bound:
 * - Browsers read fewer hotels in one query: as fresh as the database, and whole, so that cards are complete
 *   offline (`src/data/queries/read-hotels.later.ts`).
 * - Browsers read more hotels from a file of the CDN, up to five minutes old, with only what filters need: one request
 *   instead of thousands of reads for each visitor who filters (`src/domain/hotel/hotel-files.ts`).
 * - The server, for pages and that file, and the administration's search for a photo's uses read a longer list from its
 *   nightly copy, with what was saved since: some reads instead of thousands, unpublished records too, which no public
 *   file may hold (`src/data/firestore/list-copies.ts`).
 */
export const QUERY_DOCS_MAX = 200;
export const SETTING_LINE_MAX = 300;
export const TESTIMONIALS_MAX = 12;

export const DISPLAY_ORDER_MAX = 999;

export const SUBSCRIBER_RETENTION_YEARS = 3;
/** Years until a request is erased, from its handling or, if never handled, its arrival. */
export const REQUEST_RETENTION_YEARS = 3;
export const TRASH_RETENTION_DAYS = 30;
export const UNCONFIRMED_SUBSCRIBER_RETENTION_DAYS = 30;
/** Number of days after which the hosting provider, by its default, deletes technical logs. */
export const HOST_LOG_RETENTION_DAYS = 30;
export const BROWSER_OUTBOX_RETENTION_DAYS = 7;
export const CACHED_CONTENT_RETENTION_DAYS = 30;
export const VISIT_COUNTS_RETENTION_MONTHS = 25;

export const HAS_SEEN_INTRO_KEY = 'hasSeenIntro';
/** Name of the IndexedDB database with the saved hotels, and their key in it. */
export const FAVOURITES_DATABASE = 'grand-sejour-favourites';
export const FAVOURITES_IDB_KEY = 'savedHotels';
export const NEWSLETTER_POPUP_CLOSED_KEY = 'newsletterPopupClosed';
export const CONTACT_DRAFT_KEY = 'contactDraft';
export const HOLIDAY_DRAFT_KEY = 'holidayDraft';
/** Storage key of the number of requests in the outbox; while there are none, pages do not load the outbox's code. */
export const OUTBOX_COUNT_KEY = 'outboxWaiting';

/** Name of the cache with the pages and pictures of saved hotels, used by pages and the service worker. */
export const SAVED_HOTELS_CACHE = 'saved-hotels';

export const QUERY_CACHE_DATABASE = 'grand-sejour-cache';
export const RECORD_DRAFTS_DATABASE = 'grand-sejour-admin-drafts';

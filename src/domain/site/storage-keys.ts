export const INTRO_SEEN_LOCAL_STORAGE_KEY = 'hasSeenIntro';
/** Name of the IndexedDB database with the saved hotels, and their key in it. */
export const FAVOURITES_IDB_NAME = 'grand-sejour-favourites';
export const FAVOURITES_IDB_KEY = 'savedHotels';
export const NEWSLETTER_DISMISSED_SESSION_STORAGE_KEY = 'newsletterPopupClosed';
export const CONTACT_DRAFT_SESSION_STORAGE_KEY = 'contactDraft';
export const HOLIDAY_DRAFT_SESSION_STORAGE_KEY = 'holidayDraft';
/** localStorage key of the number of requests in the outbox; while it is 0, pages do not load the outbox's code. */
export const OUTBOX_COUNT_LOCAL_STORAGE_KEY = 'outboxWaiting';

/** Name of the cache with the pages and pictures of saved hotels, used by pages and the service worker. */
export const SAVED_HOTELS_CACHE = 'saved-hotels';

export const QUERY_CACHE_IDB_NAME = 'grand-sejour-cache';
export const RECORD_DRAFTS_IDB_NAME = 'grand-sejour-admin-drafts';

export const HAS_SEEN_INTRO_KEY = 'hasSeenIntro';
/** IndexedDB database of the saved hotels, and their key in this database. */
export const FAVOURITES_DATABASE = 'grand-sejour-favourites';
export const SAVED_HOTELS_KEY = 'savedHotels';
export const STORAGE_ASKED_KEY = 'storageAsked';
export const NEWSLETTER_POPUP_CLOSED_KEY = 'newsletterPopupClosed';
export const CONTACT_DRAFT_KEY = 'contactDraft';
export const HOLIDAY_DRAFT_KEY = 'holidayDraft';
/** Number of waiting requests; visits without this entry do not load the outbox. */
export const OUTBOX_WAITING_KEY = 'outboxWaiting';
/** Build for which a tab was reloaded; repeated in boot.inline.js. */
export const RELOADED_FOR_KEY = 'reloadedFor';

/** Cache of the pages and pictures of saved hotels, used by pages and the service worker. */
export const SAVED_HOTELS_CACHE = 'saved-hotels';

export const QUERY_CACHE_DATABASE = 'grand-sejour-cache';
export const RECORD_DRAFTS_DATABASE = 'grand-sejour-admin-drafts';

/** localStorage: set when the intro starts (spec section 4). */
export const HAS_SEEN_INTRO_KEY = 'hasSeenIntro';
/** IndexedDB: the hotels a visitor saved (design 4.10). */
export const SAVED_HOTELS_KEY = 'savedHotels';
/** sessionStorage: the popup was closed in this session. */
export const NEWSLETTER_POPUP_CLOSED_KEY = 'newsletterPopupClosed';
/** sessionStorage: what was typed into a form and not sent yet. */
export const CONTACT_DRAFT_KEY = 'contactDraft';
export const HOLIDAY_DRAFT_KEY = 'holidayDraft';

/** Caches that the page and the service worker share. */
export const SAVED_IMAGES_CACHE = 'saved-images';
export const VISITED_IMAGES_CACHE = 'visited-images';

/** IndexedDB database of what may be read offline, query by query. */
export const QUERY_CACHE_DATABASE = 'grand-sejour-cache';
/** IndexedDB database of what administrators typed and did not save, record by record. */
export const RECORD_DRAFTS_DATABASE = 'grand-sejour-admin-drafts';

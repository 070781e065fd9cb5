/** localStorage: set when the intro starts. */
export const HAS_SEEN_INTRO_KEY = 'hasSeenIntro';
/** IndexedDB: the hotels a visitor saved. */
export const SAVED_HOTELS_KEY = 'savedHotels';
/** localStorage: a note about a saved hotel that is being stored. */
export const NOTE_IN_HAND_KEY = 'noteInHand';
/** localStorage: the browser was asked not to clear what is kept. */
export const STORAGE_ASKED_KEY = 'storageAsked';
/** sessionStorage: the popup was closed in this session. */
export const NEWSLETTER_POPUP_CLOSED_KEY = 'newsletterPopupClosed';
/** sessionStorage: what was typed into a form and not yet sent. */
export const CONTACT_DRAFT_KEY = 'contactDraft';
export const HOLIDAY_DRAFT_KEY = 'holidayDraft';

/** Cache Storage, shared by the page and the service worker. */
export const SAVED_IMAGES_CACHE = 'saved-images';
export const VISITED_IMAGES_CACHE = 'visited-images';
export const SAVED_PAGES_CACHE = 'saved-pages';
export const VISITED_PAGES_CACHE = 'visited-pages';

/** IndexedDB database of the queries that can be read offline. */
export const QUERY_CACHE_DATABASE = 'grand-sejour-cache';
/** IndexedDB database of administrators' unsaved drafts. */
export const RECORD_DRAFTS_DATABASE = 'grand-sejour-admin-drafts';

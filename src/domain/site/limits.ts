/** Limits that several files use; in characters unless the name says otherwise. */
export const NAME_MAX = 120;
export const LOCATION_MAX = 160;
export const EXCERPT_MAX = 600;
export const TEXT_MAX = 5_000;
export const CONTENT_MAX = 200_000;
export const EMAIL_MAX = 254;
export const URL_MAX = 2_048;
export const ALT_MAX = 300;
export const CAPTION_MAX = 300;
export const PERSON_NAME_MAX = 80;
export const PHONE_MAX = 40;
export const HANDLE_MAX = 100;
export const PASSWORD_MAX = 4_096;

export const GALLERY_MAX_ITEMS = 24;
/** Hotels attached to a holiday request, or shared by a link. */
export const HOTEL_LIST_MAX = 20;
export const FAVOURITE_NOTE_MAX = 500;
/** Repeated in firestore.rules. */
export const REQUEST_NOTE_MAX = 2_000;
export const SETTING_LINE_MAX = 300;
export const TESTIMONIALS_MAX = 12;

export const DISPLAY_ORDER_MAX = 999;

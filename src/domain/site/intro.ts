/** The intro's timeline from its start, in milliseconds (spec sections 2 and 4). */
export const TYPEWRITER_MS = 65;
export const INTRO_BRAND_MS = 2_000;
export const INTRO_TITLE_FADE_MS = 5_000;
export const INTRO_FADE_OUT_MS = 9_000;
export const INTRO_DURATION_MS = 10_000;
/** From a click on « Passer → » to the home page. */
export const INTRO_SKIP_MS = 1_000;
/** After so many failing videos the still image is shown. */
export const INTRO_VIDEO_SOURCES = 3;

export const INTRO_TITLE = 'Découvrez les plus beaux palaces du monde';

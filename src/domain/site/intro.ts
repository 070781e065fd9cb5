/** The intro's timeline, in milliseconds from its start. */
export const TYPEWRITER_MS = 65;
export const INTRO_BRAND_MS = 2_000;
export const INTRO_TITLE_FADE_MS = 5_000;
export const INTRO_FADE_OUT_MS = 9_000;
export const INTRO_DURATION_MS = 10_000;
/** From the click on « Passer → » to the home page. */
export const INTRO_SKIP_MS = 1_000;
/** The still image is shown once this many videos have failed. */
export const INTRO_VIDEO_SOURCES = 3;

export const INTRO_TITLE = 'Découvrez les plus beaux palaces du monde';
